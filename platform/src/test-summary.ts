/** What one runner found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What the runner wrote about a failure. */
  said?: string;
}

/** The part we read of rstest's JSON report. */
interface UnitReport {
  summary?: { passedTests?: number; failedTests?: number; failedFiles?: number };
}

/** The part we read of Playwright's JSON report. */
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

/** A report that is missing or says nothing counts as one failure, never as success. */
const BROKEN: Outcome = { passed: 0, failed: 1 };

/** A file that could not run at all counts as a failure, though no test in it failed. */
export function readUnitReport(text: string): Outcome {
  const { summary } = parse<UnitReport>(text) ?? {};
  if (!summary) return BROKEN;
  const { passedTests = 0, failedTests = 0, failedFiles = 0 } = summary;
  return { passed: passedTests, failed: Math.max(failedTests, failedFiles) };
}

/** A flaky test is a failed one: a retry is a bug report. */
export function readBrowserReport(text: string): Outcome {
  const report = parse<BrowserReport>(text);
  if (!report) return BROKEN;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
}

export function addUp(outcomes: readonly Outcome[]): Outcome {
  const said = outcomes.flatMap((outcome) => outcome.said ?? []).join('\n');
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    ...(said && { said }),
  };
}

const LAST_LINES = 40;

/** The end of what a runner wrote, where it sums up: said again when all are done. */
export const lastWords = (said: string): string =>
  said.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/** The last line of `npm test`. */
export const summaryLine = ({ passed, failed }: Outcome): string =>
  `${passed} passed, ${failed} failed`;

function parse<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
