import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Makes a file that is whole, or none: a disk that gets full in between leaves no half of one.
 * @throws the error of the disk; EEXIST when the file is there
 */
export function createWhole(
  file: string,
  content: string | Uint8Array,
  { isDurable = false } = {},
): void {
  const opened = openSync(file, 'wx');
  try {
    try {
      writeFileSync(opened, content);
      if (isDurable) fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    removeIfPossible(file);
    throw error;
  }
}

/** A disk that became read-only keeps the file; what was done before counts all the same. */
export function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A lock is taken over later, a partial file means nothing.
  }
}

/** @returns false when what `make` makes is there already */
export function unlessThere(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
