import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
/** A whole `npm test` leaves 1.2 GB in its folder. */
const NEEDED_BYTES = 6 * 1024 ** 3;

/**
 * A new temporary folder that programs of every user may write to, like the system's. It is in memory where that
 * has room: PostgreSQL copies the 800 files of a test's database there in 30 ms, on a disk in up to 700.
 *
 * @param room free bytes of a folder in memory; 0 if there is none
 */
export function createScratchFolder(room = roomIn(IN_MEMORY)): string {
  const folder = mkdtempSync(join(room >= NEEDED_BYTES ? IN_MEMORY : tmpdir(), 'vitrina-'));
  chmodSync(folder, 0o1777);
  return folder;
}

/** Bytes that may be written to a folder in memory: its limit, or what the machine has left. */
function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0;
  }
}
