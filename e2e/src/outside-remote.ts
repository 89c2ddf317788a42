import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewDeployment } from '@vitrina/platform/new-deployment';
import type { OutsideFolder } from '@vitrina/platform/packages/outside-folder';

/** Edits a file of a remote. */
export function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(file, text.replaceAll(from, to));
}

/** Runs a release command in a remote's folder, through its own script. */
export const releasing =
  (folder: OutsideFolder, { store, configFile, env }: NewDeployment) =>
  (verb: string, ...more: string[]) =>
    folder.npm(['run', verb, '--', '--to', store, '--config', configFile, ...more], env);

/** Number of passed tests; does not detect missing test files. */
export const passed = (output: string): number =>
  Number(/Tests[^\n]*?(\d+) passed/.exec(output)?.[1] ?? 0);

/** Bytes per module of a build: `./checkout style` -> 12,345. */
export function bytesOf(
  dir: string,
  { modules }: { modules: Record<string, { file: string; as: string }[]> },
): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const [module, files] of Object.entries(modules))
    for (const { file, as } of files) {
      const size = statSync(join(dir, 'dist', file)).size;
      bytes[`${module} ${as}`] = (bytes[`${module} ${as}`] ?? 0) + size;
    }
  return bytes;
}
