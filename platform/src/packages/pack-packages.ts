import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { buildPackage } from './build-package.ts';
import { publishedPackages } from './published-packages.ts';

const TEMPLATE = '@vitrina/mf-template';
const HOOK = 'platform/src/packages/pnpmfile.cjs';

/**
 * Builds and packs every published package as for the registry.
 * @param to folder for the tarballs, emptied first
 * @returns the tarballs
 * @throws Error with the output of the failed tool
 */
export async function packPackages(to: string): Promise<string[]> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const packages = publishedPackages();
  for (const { dir } of packages) await buildPackage(dir);
  await buildTemplate(to);
  return packWorkspace(
    packages.map(({ name }) => name),
    to,
  );
}

/**
 * Packs the template for `create-remote`, as a package: pnpm replaces `workspace:` and `catalog:` by
 * current versions.
 */
async function buildTemplate(to: string): Promise<void> {
  const [tarball = ''] = await packWorkspace([TEMPLATE], to);
  const target = join(ROOT, 'create-remote/dist/template');
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  rmSync(tarball);
  // Leftovers of a build in the workspace.
  for (const name of ['dist', 'dist-standalone'])
    rmSync(join(target, name), { recursive: true, force: true });
}

/** Packs workspace packages by name. @returns the tarballs */
export async function packWorkspace(names: readonly string[], to: string): Promise<string[]> {
  const before = new Set(readdirSync(to));
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const filters = names.map((name) => `--filter=${name}`);
  await run('npx', [
    '--yes',
    packageManager,
    `--config.pnpmfile=${HOOK}`,
    ...filters,
    '--recursive',
    'pack',
    '--pack-destination',
    to,
  ]);
  return readdirSync(to)
    .filter((file) => !before.has(file))
    .map((file) => join(to, file));
}

async function run(command: string, args: string[]): Promise<void> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}
