import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';
import { type WorkspaceImport, workspaceImports } from './workspace-imports.ts';

export interface MissingEntry {
  dir: string;
  /** `@vitrina/contract`. */
  name: string;
  entry: string;
  /** Its source file; undefined without one. */
  source: string | undefined;
  /** A file that imports it. */
  file: string;
  /** Needed only by files of this workspace, which no team installs. */
  isWorkspaceOnly: boolean;
}

/** Imports of published packages that their `exports` do not list. */
export function missingEntries(
  imports: readonly WorkspaceImport[] = workspaceImports(),
): MissingEntry[] {
  const packages = new Map(publishedPackages().map((one) => [one.name, one]));
  const missing = new Map<string, MissingEntry>();
  for (const { name, entry, file } of imports) {
    const found = packages.get(name);
    // A bare name may be text that only mentions the package.
    if (!found || entry === '.' || isListed(found, entry)) continue;
    const source = sourceOf(found.dir, entry);
    if (!source) continue;
    const known = missing.get(name + entry);
    const isWorkspaceOnly = (known?.isWorkspaceOnly ?? true) && !isInstalled(file, packages);
    const one = known ?? { dir: found.dir, name, entry, source, file, isWorkspaceOnly };
    missing.set(name + entry, { ...one, isWorkspaceOnly });
  }
  return [...missing.values()];
}

/** True for files of remotes, which may move elsewhere with their tests, and of published packages. */
export function isInstalled(
  file: string,
  packages: ReadonlyMap<string, PublishedPackage>,
): boolean {
  const [folder = ''] = file.split('/');
  if (folder.startsWith('mf-')) return true;
  if (/\.test\.tsx?$/.test(file)) return false;
  return [...packages.values()].some((one) => one.folder === folder);
}

const isListed = ({ entries, workspaceOnly }: PublishedPackage, entry: string) =>
  entries.has(entry) || workspaceOnly.includes(entry);

function sourceOf(dir: string, entry: string): string | undefined {
  const stem = entry.slice(2);
  return [
    `./src/${stem}`,
    `./src/${stem}.ts`,
    `./src/${stem}.tsx`,
    `./${stem}.ts`,
    `./${stem}.tsx`,
  ].find((source) => /\.\w+$/.test(source) && existsSync(join(dir, source)));
}

interface Manifest {
  exports: Record<string, unknown>;
  vitrina?: { workspaceOnly?: string[] };
}

/**
 * Adds missing entries to the `exports` of their packages, sorted; entries that neither remotes nor
 * published packages import stay workspace-only. @returns added entries
 */
export function addMissingEntries(missing = missingEntries()): string[] {
  for (const one of missing) {
    const file = join(one.dir, 'package.json');
    const next = withEntry(JSON.parse(readFileSync(file, 'utf8')) as Manifest, one);
    writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  }
  return missing.map(
    ({ name, entry, isWorkspaceOnly }) =>
      `${name}${entry.slice(1)}${isWorkspaceOnly ? ' (workspace only)' : ''}`,
  );
}

export function withEntry(
  manifest: Manifest,
  { entry, source, isWorkspaceOnly }: Pick<MissingEntry, 'entry' | 'source' | 'isWorkspaceOnly'>,
): Manifest {
  const entries = Object.entries({ ...manifest.exports, [entry]: source });
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const hidden = [...(manifest.vitrina?.workspaceOnly ?? []), ...(isWorkspaceOnly ? [entry] : [])];
  return {
    ...manifest,
    exports: Object.fromEntries(entries),
    ...(hidden.length > 0 && { vitrina: { ...manifest.vitrina, workspaceOnly: hidden.sort() } }),
  };
}
