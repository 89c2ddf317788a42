import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../paths.ts';

export interface Dependency {
  name: string;
  /** Name in the registry; differs for an alias (`npm:react@16.14.0`). */
  publishedAs: string;
  version: string;
  /** Folders of packages that list it; the workspace root is `.`. */
  usedBy: string[];
  /** Null when it is for another platform and so not installed. */
  installed: Installed | null;
}

interface Installed {
  version: string;
  licence: string;
  hasInstallScript: boolean;
  /** Range of Node versions it supports. */
  node: string;
}

const texts = z._default(z.record(z.string(), z.string()), {});
const manifest = z.object({
  version: z._default(z.string(), ''),
  license: z._default(z.string(), ''),
  scripts: texts,
  engines: texts,
  dependencies: texts,
  devDependencies: texts,
  optionalDependencies: texts,
});

const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')));

/** All third-party dependencies in the workspace's manifests, by name. */
export function directDependencies(): Dependency[] {
  const versions = catalogVersions();
  const found = new Map<string, Dependency>();
  for (const folder of workspaceFolders()) {
    const { dependencies, devDependencies, optionalDependencies } = readManifest(folder);
    const named = { ...dependencies, ...devDependencies, ...optionalDependencies };
    for (const [name, version] of Object.entries(named)) {
      if (version.startsWith('workspace:')) continue;
      const listed = version === 'catalog:' ? versions.get(name) : undefined;
      const known = found.get(name) ?? {
        ...{ name, usedBy: [], installed: readInstalled(folder, name) },
        ...(listed ?? { publishedAs: name, version }),
      };
      known.usedBy.push(folder);
      found.set(name, known);
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** All package folders; the workspace root is `.`. */
export const workspaceFolders = (): string[] => [
  '.',
  ...['', 'create-remote', 'embeds'].flatMap((parent) =>
    readdirSync(join(ROOT, parent))
      .map((name) => (parent ? `${parent}/${name}` : name))
      .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
  ),
];

function catalogVersions(): Map<string, Pick<Dependency, 'publishedAs' | 'version'>> {
  const [, catalog = ''] = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').split(
    'catalog:\n',
  );
  const lines = catalog.matchAll(/^ {2}"?([^\s":]+)"?: (?:npm:(\S+)@)?(\S+)$/gm);
  return new Map(
    [...lines].map(([, name = '', publishedAs = name, version = '']) => [
      name,
      { publishedAs, version },
    ]),
  );
}

function readInstalled(folder: string, name: string): Installed | null {
  const place = join(folder, 'node_modules', name);
  if (!existsSync(join(ROOT, place))) return null;
  const { version, license, scripts, engines } = readManifest(place);
  const hasInstallScript =
    ['preinstall', 'install', 'postinstall'].some((step) => step in scripts) ||
    existsSync(join(ROOT, place, 'binding.gyp'));
  return { version, licence: license, hasInstallScript, node: engines.node ?? '' };
}
