import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/**
 * Compiles snippets of documentation as one project.
 * @param dir gets the files and a `tsconfig.json`
 * @param files name -> code
 * @returns the compiler's errors; '' without any
 */
export function compileSnippets(
  dir: string,
  files: Readonly<Record<string, string>>,
  config: object,
): string {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(dir, name), code);
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  return spawnSync(tsc, ['-p', dir, '--pretty', 'false'], { encoding: 'utf8' }).stdout;
}
