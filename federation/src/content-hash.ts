import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderFiles } from './folder-files.ts';

/** Placeholder for a build's content hash. Equally long, so replacing it changes no length. */
export const HASH_PLACE = 'release_hash';

/** sha384 of a file in Subresource Integrity format. */
export const fileIntegrity = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Hash of the names and contents of all files in a folder: 12 hexadecimal digits. */
export function contentHash(dir: string): string {
  const hash = createHash('sha256');
  for (const file of folderFiles(dir))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(dir, file)))
      .update('\0');
  return hash.digest('hex').slice(0, HASH_PLACE.length);
}

/**
 * Fills a build's hash into its files and their names, and updates the integrities in its files, whose
 * contents have changed.
 * @returns the hash
 */
export function fillContentHash(dir: string): string {
  const hash = contentHash(dir);
  const named = new Map<string, string>();
  for (const name of folderFiles(dir)) {
    const file = join(dir, name);
    const filled = join(dir, name.replace(HASH_PLACE, hash));
    named.set(fileIntegrity(file), filled);
    edit(file, (text) => text.replaceAll(HASH_PLACE, hash));
    renameSync(file, filled);
  }
  renewIntegrities(dir, named);
  return hash;
}

/**
 * Updates integrities in a folder's files where contents have changed.
 * @param named previous integrity -> its file
 */
export function renewIntegrities(dir: string, named: Map<string, string>): void {
  // Updating a file changes its own integrity, so this repeats until nothing changes.
  const files = folderFiles(dir).map((name) => join(dir, name));
  while (files.filter((file) => edit(file, (text) => withIntegrities(text, named))).length > 0);
}

const INTEGRITY = /sha384-[A-Za-z0-9+/]{64}/g;

/** @param named integrity that a text may contain -> its file; extended with new ones */
const withIntegrities = (text: string, named: Map<string, string>): string =>
  text.replace(INTEGRITY, (before) => {
    const file = named.get(before);
    if (!file) return before;
    const now = fileIntegrity(file);
    named.set(now, file);
    return now;
  });

/** @returns whether the file changed */
function edit(file: string, change: (text: string) => string): boolean {
  // One character per byte keeps binary files intact.
  const before = readFileSync(file, 'latin1');
  const after = change(before);
  if (after !== before) writeFileSync(file, after, 'latin1');
  return after !== before;
}
