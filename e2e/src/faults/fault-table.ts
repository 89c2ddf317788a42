/** Annotation of a test after which all invariants held. */
export const INVARIANTS = 'invariants';

/** The parts of Playwright's JSON report used here. */
export interface FaultReport {
  suites: Suite[];
  errors?: { message?: string }[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    ok: boolean;
    tags: string[];
    tests: { annotations: { type: string; description?: string }[] }[];
  }[];
}

type Spec = Suite['specs'][number];

/** Short names of the fault cases. */
const CASES = [
  'two presses at once',
  'preparing the payment times out',
  'preparing the payment fails',
  'card declined',
  '3-D Secure',
  'charged, the order fails',
  'browser killed after the charge',
  'browser killed, no event',
  'events late, twice, false',
  'last piece, 50 buyers',
  'price or stock changed',
  'tampered amounts',
  'shipping at 300 RON',
  'local storage damaged',
  'Stripe.js blocked or slow',
  'mail down',
  'process killed at each step',
] as const;

/** One line per case: passed tests by page and backend, and whether the invariants held. */
export function faultTable({ suites }: FaultReport): string {
  const specs = suites.flatMap(specsOf);
  const rows = CASES.map((name, index) => {
    const own = specs.filter(({ title }) => title.startsWith(`${index + 1}: `));
    const held = own.filter(holds).length;
    const isWell = own.length > 0 && held === own.length && own.every(({ ok }) => ok);
    return [
      `${index + 1}`.padStart(2),
      name,
      share(own, 'page'),
      share(own, 'backend'),
      `${held}/${own.length}`,
      isWell ? 'ok' : 'FAILED',
    ];
  });
  return alignColumns([['', 'case', 'page', 'backend', INVARIANTS, 'result'], ...rows]);
}

/** True when each case was tested and passed. */
export const isWell = (table: string): boolean => !table.includes('FAILED');

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const holds = ({ tests }: Spec): boolean =>
  tests.every(({ annotations }) => annotations.some(({ type }) => type === INVARIANTS));

function share(specs: readonly Spec[], tag: string): string {
  const tagged = specs.filter(({ tags }) => tags.includes(tag));
  return tagged.length === 0 ? '-' : `${tagged.filter(({ ok }) => ok).length}/${tagged.length}`;
}

function alignColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
