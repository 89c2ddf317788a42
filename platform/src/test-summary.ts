/** What one runner found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What the runner wrote about a failure. */
  said?: string;
  /** Names of the tests that passed at the second try only: races that somebody has to find. */
  unsteady?: string[];
}

/** The part we read of rstest's JSON report. */
interface UnitReport {
  summary?: { passedTests?: number; failedTests?: number; failedFiles?: number };
}

/** The part we read of Playwright's JSON report. */
interface BrowserReport {
  stats: { expected: number; unexpected: number };
  errors?: unknown[];
  suites?: BrowserSuite[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
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

/** A machine under load shows races that nobody has met; more of them at once are a fault. */
const UNSTEADY_ALLOWED = 2;

/** Where money may be lost, a second try excuses nothing. */
const STEADY_ALWAYS = /(^|\/)faults-/;

/**
 * A test that passes at the second try is named, and passes; more than a few of them fail, and so
 * does each that plays a fault of the payment.
 */
export function readBrowserReport(text: string): Outcome {
  const report = parse<BrowserReport>(text);
  if (!report) return BROKEN;
  const { expected, unexpected } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  const flaky = (report.suites ?? []).flatMap(flakySpecs);
  if (flaky.length === 0) return { passed: expected, failed };
  const unsteady = flaky.map(({ file, line, title }) => `${file}:${line} ${title}`);
  const excused =
    flaky.length <= UNSTEADY_ALLOWED && !flaky.some(({ file }) => STEADY_ALWAYS.test(file));
  return excused
    ? { passed: expected + flaky.length, failed, unsteady }
    : { passed: expected, failed: failed + flaky.length, unsteady };
}

const flakySpecs = ({ suites = [], specs = [] }: BrowserSuite): NonNullable<typeof specs> => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
  ...suites.flatMap(flakySpecs),
];

export function addUp(outcomes: readonly Outcome[]): Outcome {
  const said = outcomes.flatMap((outcome) => outcome.said ?? []).join('\n');
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? []);
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    ...(said && { said }),
    ...(unsteady.length > 0 && { unsteady }),
  };
}

const LAST_LINES = 40;

/** The end of what a runner wrote, where it sums up: said again when all are done. */
export const lastWords = (said: string): string =>
  said.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/** What is said of the tests that needed a second try; nothing if there are none. */
export const unsteadyLines = ({ unsteady = [] }: Outcome): string =>
  unsteady.map((name) => `only at the second try: ${name}\n`).join('');

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
