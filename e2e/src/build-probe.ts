import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRemote } from '@vitrina/create-remote/create-remote';
import { releaseEnvironments } from '@vitrina/federation/release-environments';
import { ROOT } from '@vitrina/platform/paths';
import { runCommand } from '@vitrina/platform/run-command';

/** The template for new remotes; the probe is one with its own pages. */
const TEMPLATE = join(ROOT, 'create-remote/template');
const FIXTURES = join(ROOT, 'e2e/fixtures');
const SOURCE = join(FIXTURES, 'mf-probe');

/** Replaces `from` with `to` in `file`. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/**
 * Builds a release of the probe remote from changed source, as a team would: built files are not patched.
 * @param variant names the working copy; two releases of one remote are two variants
 * @returns the build's folder
 */
export async function buildProbe(variant: string, edits: readonly Edit[] = []): Promise<string> {
  return buildRemote(copyProbe(variant, edits));
}

/** Makes a working copy of the probe with changed source. @returns its folder */
export function copyProbe(variant: string, edits: readonly Edit[] = []): string {
  const dir = newRemote({ folder: `.probe-${variant}`, name: 'mf-probe', path: '/probe' });
  rmSync(join(dir, 'src'), { recursive: true });
  for (const entry of ['src', 'remote.json'])
    cpSync(join(SOURCE, entry), join(dir, entry), { recursive: true });
  for (const { file, from, to } of edits) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
    writeFileSync(path, text.replaceAll(from, to));
  }
  return dir;
}

/** Makes a remote as `npm create` does, with this workspace's packages. @returns its folder */
export function newRemote({
  folder,
  name,
  path,
}: {
  folder: string;
  name: string;
  path: string;
}): string {
  const to = join(FIXTURES, folder);
  rmSync(to, { recursive: true, force: true });
  const registry = 'https://npm.exemplu.ro/';
  createRemote({ name, path, title: name, registry, template: TEMPLATE, to });
  symlinkSync(join(TEMPLATE, 'node_modules'), join(to, 'node_modules'));
  return to;
}

/** Builds a remote for federation. @returns the build's folder */
export async function buildRemote(dir: string): Promise<string> {
  const rsbuild = join(TEMPLATE, 'node_modules/.bin/rsbuild');
  const environments = releaseEnvironments(dir).flatMap((name) => ['--environment', name]);
  const { code, output } = await runCommand(rsbuild, ['build', ...environments], {
    cwd: dir,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${dir} did not build:\n${output}`);
  return join(dir, 'dist');
}

/** Renames the probe; its path becomes `/{name without mf-}`. */
export const renamed = (name: `mf-${string}`): Edit[] => [
  { file: 'remote.json', from: 'mf-probe', to: name },
  { file: 'remote.json', from: '"/probe"', to: `"/${name.slice(3)}"` },
];
