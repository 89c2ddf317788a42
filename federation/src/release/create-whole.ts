import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates a complete file or none: when the disk fills up, no partial file stays.
 * @throws the error of the disk; EEXIST when the file exists
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

/** Removes a file. Failure is ignored: on a read-only disk the work before it still counts. */
export function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A remaining lock is taken over later; a partial file is harmless.
  }
}

/** @returns false when the target of `make` exists already */
export function unlessThere(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
