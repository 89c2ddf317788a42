import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';
import { type WorkspaceImport, workspaceImports } from './workspace-imports.ts';

export interface MissingEntry {
  /** Folder of the package. */
  dir: string;
  /** `@vitrina/contract`. */
  name: string;
  entry: string;
  /** The source that it would be; undefined when there is none. */
  source: string | undefined;
  /** A file that imports it. */
  file: string;
}

/** What the workspace imports of a published package although its `exports` do not list it. */
export function missingEntries(
  imports: readonly WorkspaceImport[] = workspaceImports(),
): MissingEntry[] {
  const packages = new Map(publishedPackages().map((one) => [one.name, one]));
  const missing = new Map<string, MissingEntry>();
  for (const { name, entry, file } of imports) {
    const found = packages.get(name);
    // The bare name also stands where a rule or a text names the package.
    if (!found || entry === '.' || isListed(found, entry)) continue;
    const source = sourceOf(found.dir, entry);
    if (source) missing.set(name + entry, { dir: found.dir, name, entry, source, file });
  }
  return [...missing.values()];
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

/** Writes missing entries into the `exports` of their packages, in order. @returns what was added */
export function addMissingEntries(missing = missingEntries()): string[] {
  for (const { dir, entry, source } of missing) {
    const file = join(dir, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, unknown> };
    const entries = Object.entries({ ...manifest.exports, [entry]: source });
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    const next = { ...manifest, exports: Object.fromEntries(entries) };
    writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  }
  return missing.map(({ name, entry }) => `${name}${entry.slice(1)}`);
}
