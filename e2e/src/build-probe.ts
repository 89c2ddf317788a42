import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrina/platform/paths';
import { runCommand } from '@vitrina/platform/run-command';

const SOURCE = join(ROOT, 'e2e/fixtures/mf-probe');
const FIXTURES = join(ROOT, 'e2e/fixtures');

/** An edit of the probe's source: in `file`, `from` becomes `to`. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/**
 * Builds a release of the probe remote from changed source, as a team would: nothing is patched
 * in the built files.
 * @param variant names the working copy; two releases of one remote are two variants
 * @returns the folder of the build
 */
export async function buildProbe(variant: string, edits: readonly Edit[] = []): Promise<string> {
  const dir = copyProbe(variant, edits);
  const rsbuild = join(SOURCE, 'node_modules/.bin/rsbuild');
  const { code, output } = await runCommand(rsbuild, ['build', '--environment', 'web'], {
    cwd: dir,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The probe "${variant}" did not build:\n${output}`);
  return join(dir, 'dist');
}

/** A working copy of the probe with changed source. @returns its folder */
export function copyProbe(variant: string, edits: readonly Edit[] = []): string {
  const dir = join(FIXTURES, `.probe-${variant}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  for (const entry of [
    'src',
    'package.json',
    'remote.json',
    'rsbuild.config.ts',
    'tsconfig.json',
  ]) {
    cpSync(join(SOURCE, entry), join(dir, entry), { recursive: true });
  }
  symlinkSync(join(SOURCE, 'node_modules'), join(dir, 'node_modules'));
  for (const { file, from, to } of edits) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
    writeFileSync(path, text.replaceAll(from, to));
  }
  return dir;
}

/** The probe as a remote of another name, at `/{name without mf-}`. */
export const renamed = (name: `mf-${string}`): Edit[] => [
  { file: 'remote.json', from: 'mf-probe', to: name },
  { file: 'remote.json', from: '"/probe"', to: `"/${name.slice(3)}"` },
];
