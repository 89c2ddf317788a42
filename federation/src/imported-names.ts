import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+['"]react-router-dom['"]/g;

/** Names that a package's sources import from the router, without those that are types only. */
export function importedRouterNames(packageDir: string): string[] {
  const names = new Set<string>();
  for (const file of sourcesIn(join(packageDir, 'src'))) {
    for (const [, typeOnly, list = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (typeOnly) continue;
      for (const part of list.split(',')) {
        const name = part.trim().split(/\s+as\s+/)[0] ?? '';
        if (name && !name.startsWith('type ')) names.add(name);
      }
    }
  }
  return [...names].sort();
}

const sourcesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
