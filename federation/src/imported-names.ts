import { readFileSync } from 'node:fs';
import { SHARED_NAMES, type SharedNames } from './shared-modules.ts';

const NAMED = /(?:import|export)\s+(type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;
const NAMESPACE = /import\s+(type\s+)?\*\s+as\s+(\w+)\s+from\s+['"]([^'"]+)['"]/g;

/**
 * Of the files of a build those whose imports count: the remote's own sources, and our packages in it, linked
 * in a workspace or installed from a registry.
 */
export const ownSources = (files: Iterable<string>): string[] =>
  [...files].filter((file) => /\.[jt]sx?$/.test(file) && isOurs(file.replaceAll('\\', '/')));

function isOurs(file: string): boolean {
  const [, ...installed] = file.split('/node_modules/');
  return installed.at(-1)?.startsWith('@vitrina/') ?? true;
}

/**
 * Names that source files use of `modules`: of those that are shared in part. Types are left out: in lists
 * by their keyword; of a namespace whatever is followed by `<`, as `z.output<…>` is.
 */
export function importedNames(
  files: Iterable<string>,
  modules: readonly string[] = Object.keys(SHARED_NAMES),
): SharedNames {
  const names = new Map(modules.map((module) => [module, new Set<string>()]));
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, typeOnly, list = '', module = ''] of source.matchAll(NAMED)) {
      if (!typeOnly) for (const name of listed(list)) names.get(module)?.add(name);
    }
    for (const [, typeOnly, alias = '', module = ''] of source.matchAll(NAMESPACE)) {
      if (!typeOnly) for (const name of membersOf(alias, source)) names.get(module)?.add(name);
    }
  }
  return Object.fromEntries([...names].map(([module, found]) => [module, [...found].sort()]));
}

const listed = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const membersOf = (alias: string, source: string): string[] =>
  [...source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)\\b(?!<)`, 'g'))].map(
    ([, name = '']) => name,
  );

/**
 * Modules that a build consumes although no name of them was found: imported in a form that cannot be
 * read, such as `import()` or a default import. Without names a release would fit every shell.
 * @param consumed modules that the build takes from the page
 */
export const unreadNames = (used: SharedNames, consumed: Iterable<string>): string[] => {
  const taken = new Set(consumed);
  return Object.keys(used).filter((module) => taken.has(module) && used[module]?.length === 0);
};

/**
 * What `used` takes that `offered` does not have, as text for an error; `null` when all is there.
 * A module that `offered` does not name is offered whole.
 */
export function missingNames(used: SharedNames, offered: SharedNames): string | null {
  const missing = Object.entries(used).flatMap(([module, names]) => {
    const absent = names.filter((name) => offered[module] && !offered[module].includes(name));
    return absent.length > 0 ? [`${absent.join(', ')} from ${module}`] : [];
  });
  return missing.length > 0 ? missing.join('; ') : null;
}
