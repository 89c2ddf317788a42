import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readPackage } from './package-manifest.ts';

/** Folders of a package that a build writes or that no build reads. */
const NOT_INPUT = /^(?:node_modules|\.cache|test-results|test|testing|dist.*)$/;
/** Not read by any build. */
const BESIDE_CODE =
  /(?:^README\.md|^CHANGELOG\.md|^surface\.json|\.test\.tsx?|^rstest\.config\.ts)$/;
/** Inputs of all packages: pinned versions and compiler settings. */
const WORKSPACE_FILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];

/**
 * Hash of all inputs of a package's build: its files, those of its workspace dependencies, and common ones,
 * without tests and READMEs. Equal hashes mean equal inputs.
 * @returns 64 hexadecimal digits
 */
export function inputHash(packageDir: string): string {
  const root = dirname(packageDir);
  const hash = createHash('sha256');
  for (const dir of workspaceClosure(packageDir).sort()) {
    for (const file of filesIn(dir, NOT_INPUT))
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  const workspace = dirname(findUp('pnpm-workspace.yaml', packageDir));
  for (const name of WORKSPACE_FILES) {
    const file = join(workspace, name);
    if (existsSync(file)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The package and all its workspace dependencies. */
function workspaceClosure(packageDir: string, seen = new Set<string>()): string[] {
  if (seen.has(packageDir)) return [];
  seen.add(packageDir);
  const manifest = readPackage(packageDir);
  const workspace = dirname(findUp('pnpm-workspace.yaml', packageDir));
  for (const [name, range] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  })) {
    if (range.startsWith('workspace:')) workspaceClosure(folderOf(name, workspace), seen);
  }
  return [...seen];
}

/** Folder of a workspace package: by its name, for embeds in `embeds`. */
function folderOf(name: string, workspace: string): string {
  const folder = name.split('/').at(-1) ?? name;
  const forSites = join(workspace, 'embeds', folder);
  return existsSync(forSites) ? forSites : join(workspace, folder);
}

/** @param leftOut applies to folders directly in `dir` */
function filesIn(dir: string, leftOut?: RegExp): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) =>
      entry.isFile() ? !BESIDE_CODE.test(entry.name) : !leftOut?.test(entry.name),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

function findUp(name: string, from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, name))) return join(dir, name);
    if (dir === dirname(dir)) throw new Error(`No ${name} above ${from}.`);
  }
}
