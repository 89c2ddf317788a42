import type { Finding, Verdict } from './finding.ts';

const MARKS: Record<Verdict, string> = {
  conforms: '✓',
  differs: '✗',
  missing: '–',
  'not tried': '?',
};

/** One line a call, the details indented below, and a sum. */
export function writeReport(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ line }) => line.length));
  const lines = findings.flatMap(({ verdict, line, capability, details }) => {
    const kind = capability ? `  (${capability})` : '';
    const head = `${MARKS[verdict]} ${line.padEnd(width)}  ${verdict}${kind}`;
    return [head, ...details.map((detail) => `    ${detail}`)];
  });
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  const sum = (Object.keys(MARKS) as Verdict[]).map((verdict) => `${count(verdict)} ${verdict}`);
  return [...lines, '', sum.join(', ')].join('\n');
}
