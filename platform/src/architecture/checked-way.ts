import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from '../paths.ts';
import type { Over, Way } from './ways.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Differences from the code, one sentence each. */
export function problemsOf({ steps, arrows }: Way): string[] {
  const problems: string[] = [];
  for (const { file, name } of Object.values(steps))
    if (!existsSync(join(ROOT, file))) problems.push(`${file} is gone`);
    else if (!new RegExp(`(?:function|const|class) ${name}\\b`).test(textOf(file)))
      problems.push(`${file} declares no ${name}`);
  if (problems.length > 0) return problems;
  for (const [from, to, over] of arrows) {
    const [source, target] = [steps[from]?.file, steps[to]?.file];
    if (source === undefined || target === undefined) problems.push(`${from} or ${to} is no step`);
    else if (!leadsTo(source, target, over)) problems.push(`${source} does not lead to ${target}`);
  }
  return problems;
}

function leadsTo(source: string, target: string, over: Over | undefined): boolean {
  if (over === undefined) return imports(join(ROOT, source), join(ROOT, target));
  const word = 'call' in over ? `'@vitrina/contract/calls/${over.call}'` : over.word;
  return [source, target].every((file) => textOf(file).includes(word));
}

/** True for indirect imports too, within the package. */
function imports(source: string, target: string, seen = new Set<string>()): boolean {
  if (source === target) return true;
  if (seen.has(source) || !existsSync(source)) return false;
  seen.add(source);
  return [...readFileSync(source, 'utf8').matchAll(IMPORT)].some(([, address = '']) =>
    imports(resolve(dirname(source), address), target, seen),
  );
}
