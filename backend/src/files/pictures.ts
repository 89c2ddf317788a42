import { fairQueue } from '../fair-queue.ts';
import type { FileExtension } from './file-store.ts';
import { type DrawJob, type Drawn, PictureWorker } from './picture-worker.ts';

/**
 * What each format becomes, and its limits in pixels of all frames together
 * (docs/product.md#picture-limits): the dearest picture costs 3 s of the processor as JPEG or PNG, 5 s
 * as another. Drawing an AVIF as AVIF would cost 8 s for each million.
 */
const FORMATS = {
  jpg: { extension: 'jpg', format: 'jpeg', maxPixels: 40_000_000, quickPixels: 4_000_000 },
  png: { extension: 'png', format: 'png', maxPixels: 40_000_000, quickPixels: 2_000_000 },
  webp: { extension: 'webp', format: 'webp', maxPixels: 16_000_000, quickPixels: 500_000 },
  gif: { extension: 'gif', format: 'gif', maxPixels: 10_000_000, quickPixels: 250_000 },
  avif: { extension: 'webp', format: 'webp', maxPixels: 10_000_000, quickPixels: 250_000 },
} as const;

const QUICK_MS = 1000;
const LONGEST_MS = 10_000;

/** Who sent a picture. Lines are for one owner each: a network address or an account. */
export interface Sender {
  isSignedIn: boolean;
  key: string;
}

export interface Pictures {
  /**
   * Draws the picture of a file anew into another one.
   * @returns how it went, and what the new picture is
   */
  draw(
    from: string,
    to: string,
    extension: PictureExtension,
    sender: Sender,
  ): Promise<{ drawn: Drawn; extension: FileExtension }>;
  /** Ends the workers. */
  close(): void;
}

export type PictureExtension = keyof typeof FORMATS;

/**
 * Draws pictures in three processes: one for small pictures of anybody, one for what visitors send
 * and one for what accounts send. Each serves its senders in turn, so a small picture never waits for
 * a large one, and nobody waits for all that one sender has.
 */
export function createPictures(): Pictures {
  const quick = createLine(QUICK_MS);
  const signedIn = createLine(LONGEST_MS);
  const visitors = createLine(LONGEST_MS);
  return {
    async draw(from, to, extension, { isSignedIn, key }) {
      const { format, maxPixels, quickPixels, extension: drawnAs } = FORMATS[extension];
      const job = { from, to, format, animated: extension === 'gif' };
      let drawn = await quick.draw(key, { ...job, maxPixels: quickPixels });
      if (drawn === 'too-large' || drawn === 'too-slow') {
        drawn = await (isSignedIn ? signedIn : visitors).draw(key, { ...job, maxPixels });
      }
      return { drawn, extension: drawnAs };
    },
    close() {
      for (const line of [quick, signedIn, visitors]) line.close();
    },
  };
}

function createLine(limitMs: number) {
  const worker = new PictureWorker(limitMs);
  const inTurn = fairQueue();
  return {
    draw: (key: string, job: DrawJob) => inTurn(key, () => worker.draw(job)),
    close: () => worker.close(),
  };
}
