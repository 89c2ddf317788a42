import * as z from 'zod/mini';

export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that could not run here; never counted as passed. */
  skipped?: number;
  said?: string;
}

/** The part we read of rstest's JSON report. */
const unitReport = z.object({
  summary: z.object({
    passedTests: z.number(),
    failedTests: z.number(),
    failedFiles: z.number(),
  }),
});

/** The part we read of Playwright's JSON report. A test that passed on retry is `flaky`. */
const browserReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.optional(z.array(z.unknown())),
});

/** A missing or empty report counts as a failure. */
const BROKEN: Outcome = { passed: 0, failed: 1 };

/** A file that could not run counts as a failure, though no test in it failed. */
export function readUnitReport(text: string): Outcome {
  const report = parse(unitReport, text);
  if (!report) return BROKEN;
  const { passedTests, failedTests, failedFiles } = report.summary;
  return { passed: passedTests, failed: Math.max(failedTests, failedFiles) };
}

/** A retry does not count as passed: it hides a race. */
export function readBrowserReport(text: string): Outcome {
  const report = parse(browserReport, text);
  if (!report) return BROKEN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + (report.errors?.length ?? 0),
    ...(skipped > 0 && { skipped }),
  };
}

export function addUp(outcomes: readonly Outcome[]): Outcome {
  const skipped = outcomes.reduce((sum, outcome) => sum + (outcome.skipped ?? 0), 0);
  const said = outcomes.flatMap((outcome) => outcome.said ?? []).join('\n');
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    ...(skipped > 0 && { skipped }),
    ...(said && { said }),
  };
}

const LAST_LINES = 40;

/** Last lines of a runner's output, its summary; repeated when all are done. */
export const lastWords = (said: string): string =>
  said.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/** The last line of `npm test`. */
export const summaryLine = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
