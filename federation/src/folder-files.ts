import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of all files below `dir`, relative, with `/`, sorted. */
export const folderFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
