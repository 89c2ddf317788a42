import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderFiles } from './folder-files.ts';

/**
 * Stands in a build for the hash of its content until that is known. As long as the hash: no name
 * gets longer or shorter when it is filled in.
 */
export const HASH_PLACE = 'release_hash';

/** sha384 of a file's bytes in the form of Subresource Integrity. */
export const fileIntegrity = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Hash of the names and bytes of all files in a folder: 12 hexadecimal digits. */
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
 * Fills the hash of a build into its files and their names, and renews each integrity that its files
 * name: the bytes behind it have changed.
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
 * Renews each integrity that files of a folder name, where the bytes behind it have changed.
 * @param named integrity of before -> its file
 */
export function renewIntegrities(dir: string, named: Map<string, string>): void {
  // A file whose integrities were renewed has a new one itself: until nothing changes any more.
  const files = folderFiles(dir).map((name) => join(dir, name));
  while (files.filter((file) => edit(file, (text) => withIntegrities(text, named))).length > 0);
}

const INTEGRITY = /sha384-[A-Za-z0-9+/]{64}/g;

/** @param named integrity that a text may name -> its file; what the text gets is added */
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
  // One character a byte: pictures and fonts come out as they went in.
  const before = readFileSync(file, 'latin1');
  const after = change(before);
  if (after !== before) writeFileSync(file, after, 'latin1');
  return after !== before;
}
