import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createWhole, unlessThere } from './create-whole.ts';
import { isFull } from './store-problem.ts';

/** All HTML of a deployment takes about 300 KB: enough to go back several times. */
const PIECES = 32;
const PIECE_BYTES = 64 * 1024;

/**
 * Room on the disk that is kept for going back: files without meaning, given up one by one when the
 * disk is full. Many small ones, because a disk may be out of files as well as of bytes.
 */
export interface SpareSpace {
  /**
   * Runs `make`, and again with a piece less as long as the disk is full. Then refills.
   * @param make leaves nothing behind when it fails
   */
  spend<T>(make: () => T): T;
  /** Makes the pieces that are missing. @throws the error of the disk */
  fill(): void;
  /** Makes the pieces that are missing, as far as the disk allows. */
  refill(): void;
}

/** For whoever may not keep any. */
export const NO_SPARE: SpareSpace = {
  spend: (make) => make(),
  fill: () => {},
  refill: () => {},
};

export function spareSpace(dir: string): SpareSpace {
  const giveUpOne = (): boolean => {
    const [piece] = existsSync(dir) ? readdirSync(dir) : [];
    if (piece) rmSync(join(dir, piece), { force: true });
    return piece !== undefined;
  };
  const given = <T>(make: () => T): T => {
    for (;;) {
      try {
        return make();
      } catch (error) {
        if (!isFull(error) || !giveUpOne()) throw error;
      }
    }
  };
  const fill = () => {
    if (!existsSync(dir)) mkdirSync(dir, { recursive: true });
    for (let index = 0; index < PIECES; index++) {
      const piece = join(dir, String(index));
      const bytes = statSync(piece, { throwIfNoEntry: false })?.size;
      if (bytes === PIECE_BYTES) continue;
      // By half: a process was killed while it made it.
      if (bytes !== undefined) rmSync(piece, { force: true });
      // Zeros take no room on a disk that compresses. Another process may be faster.
      unlessThere(() => createWhole(piece, randomBytes(PIECE_BYTES)));
    }
  };
  const refill = () => {
    try {
      fill();
    } catch {
      // Nobody is kept from going back; a release says what is wrong.
    }
  };
  return {
    spend(make) {
      const made = given(make);
      refill();
      return made;
    },
    fill,
    refill,
  };
}
