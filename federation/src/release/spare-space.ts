import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createWhole, unlessThere } from './create-whole.ts';
import { isFull } from './store-problem.ts';

/** All HTML of a deployment takes about 300 KB: this is enough for several rollbacks. */
const PIECES = 32;
const PIECE_BYTES = 64 * 1024;

/**
 * Spare files on the disk, deleted one by one when a change needs room. There are many small ones,
 * because a disk may run out of files as well as of bytes.
 */
export interface SpareSpace {
  /**
   * Runs `make`, and retries with one piece less while the disk is full. Then refills.
   * @param make leaves nothing behind when it fails
   */
  spend<T>(make: () => T): T;
  /** Creates the missing pieces. @throws the error of the disk */
  fill(): void;
  /** Creates the missing pieces, as far as the disk allows. */
  refill(): void;
}

/** For a store that keeps no spare space. */
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
      // A partial piece: its process was killed.
      if (bytes !== undefined) rmSync(piece, { force: true });
      // Random bytes, because a compressing disk stores zeros for free. Another process may be
      // faster.
      unlessThere(() => createWhole(piece, randomBytes(PIECE_BYTES)));
    }
  };
  const refill = () => {
    try {
      fill();
    } catch {
      // A full disk must not block a rollback; a release reports it.
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
