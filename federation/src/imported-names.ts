import { readFileSync } from 'node:fs';
import { SHARED_NAMES, type SharedNames } from './shared-modules.ts';

const NAMED = /(?:import|export)\s+(type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;
const NAMESPACE = /import\s+(type\s+)?\*\s+as\s+(\w+)\s+from\s+['"]([^'"]+)['"]/g;

/**
 * Files of a build whose imports count: the remote's own sources and our packages in it, linked in a
 * workspace or installed.
 */
export const ownSources = (files: Iterable<string>): string[] =>
  [...files].filter((file) => /\.[jt]sx?$/.test(file) && isOurs(file.replaceAll('\\', '/')));

function isOurs(file: string): boolean {
  const [, ...installed] = file.split('/node_modules/');
  return installed.at(-1)?.startsWith('@vitrina/') ?? true;
}

/**
 * Names that source files use of `modules`, which are shared in part. Ignores types: by their keyword in
 * import lists, and for namespaces whatever is followed by `<`, like `z.output<…>`.
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
 * Modules consumed by a build without any name found: imported in an unreadable form, e.g. `import()` or a
 * default import. Without names a release would fit every shell.
 * @param consumed modules the build takes from the page
 */
export const unreadNames = (used: SharedNames, consumed: Iterable<string>): string[] => {
  const taken = new Set(consumed);
  return Object.keys(used).filter((module) => taken.has(module) && used[module]?.length === 0);
};

/**
 * Names in `used` missing from `offered`, as text for an error; `null` when all exist. Modules not named in
 * `offered` are offered whole.
 */
export function missingNames(used: SharedNames, offered: SharedNames): string | null {
  const missing = Object.entries(used).flatMap(([module, names]) => {
    const absent = names.filter((name) => offered[module] && !offered[module].includes(name));
    return absent.length > 0 ? [`${absent.join(', ')} from ${module}`] : [];
  });
  return missing.length > 0 ? missing.join('; ') : null;
}
