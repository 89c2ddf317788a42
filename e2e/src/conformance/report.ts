import type { Capability } from '@vitrina/contract/capabilities';
import type { Finding, Verdict } from './finding.ts';
import { pageLines } from './pages.ts';

const MARKS: Record<Verdict, string> = {
  conforms: '✓',
  tolerated: '~',
  lax: '!',
  differs: '✗',
  missing: '–',
  'not tried': '?',
};

/** One line per call and page with indented details, then the capabilities for the configuration. */
export function writeReport(
  findings: readonly Finding[],
  shown: readonly Capability[] = [],
  left: readonly string[] = [],
): string {
  const width = Math.max(...findings.map(({ line }) => line.length));
  const lines = findings.flatMap(({ verdict, line, capability, details }) => {
    const kind = capability ? `  (${capability})` : '';
    const head = `${MARKS[verdict]} ${line.padEnd(width)}  ${verdict}${kind}`;
    return [head, ...details.map((detail) => `    ${detail}`)];
  });
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  const sum = (Object.keys(MARKS) as Verdict[]).map((verdict) => `${count(verdict)} ${verdict}`);
  return [
    'Calls',
    ...lines,
    '',
    'Pages',
    ...pageLines(findings, new Set(shown)),
    '',
    `"hostCapabilities": ${JSON.stringify(shown)}`,
    ...(left.length > 0 ? ['', 'Left behind, because no call removes it:', ...left] : []),
    '',
    sum.join(', '),
  ].join('\n');
}
