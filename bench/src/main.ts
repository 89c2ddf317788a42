import { parseArgs } from 'node:util';
import { buildAll } from '@vitrina/platform/build';
import type { Comparison } from './comparison.ts';
import { runComparison } from './comparison.ts';
import { deepLink, home } from './comparisons/pages.ts';

const COMPARISONS: Record<string, Comparison> = { home, 'deep-link': deepLink };

/** `pnpm bench <name>…`: without a name, all of them. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(COMPARISONS);
  const unknown = names.find((name) => !COMPARISONS[name]);
  if (unknown) {
    console.error(
      `There is no comparison "${unknown}"; there are ${Object.keys(COMPARISONS).join(', ')}.`,
    );
    return 1;
  }
  await buildAll((line) => console.error(line));
  for (const name of names) {
    const comparison = COMPARISONS[name];
    if (comparison) await runComparison(comparison, Number(values.runs));
  }
  return 0;
}
