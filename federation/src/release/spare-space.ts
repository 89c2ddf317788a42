import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createWhole } from './create-whole.ts';
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
   * Runs `make`, and again with a piece less as long as the disk is full.
   * @param make leaves nothing behind when it fails
   */
  spend<T>(make: () => T): T;
  /** Makes the pieces that are missing. @throws the error of the disk */
  fill(): void;
}

export function spareSpace(dir: string): SpareSpace {
  const giveUpOne = (): boolean => {
    const [piece] = existsSync(dir) ? readdirSync(dir) : [];
    if (piece) rmSync(join(dir, piece), { force: true });
    return piece !== undefined;
  };
  return {
    spend(make) {
      for (;;) {
        try {
          return make();
        } catch (error) {
          if (!isFull(error) || !giveUpOne()) throw error;
        }
      }
    },
    fill() {
      mkdirSync(dir, { recursive: true });
      const there = new Set(readdirSync(dir));
      for (let index = 0; index < PIECES; index++) {
        if (there.has(String(index))) continue;
        // Zeros take no room on a disk that compresses.
        createWhole(join(dir, String(index)), randomBytes(PIECE_BYTES));
      }
    },
  };
}
