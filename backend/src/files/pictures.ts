import { fairQueue } from '../fair-queue.ts';
import type { FileExtension } from './file-store.ts';
import { type DrawJob, type Drawn, PictureWorker } from './picture-worker.ts';

/**
 * Output format and limits, in pixels over all frames (docs/product.md#picture-limits): the most expensive
 * picture costs 3 s of CPU as JPEG or PNG, 5 s otherwise. Encoding AVIF would cost 8 s per million pixels.
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

/** Sender of a picture. Each worker queues per owner: a network address or an account. */
export interface Sender {
  isSignedIn: boolean;
  key: string;
}

export interface Pictures {
  /**
   * Re-encodes a picture file into another file.
   * @returns the outcome, and the properties of the new picture
   */
  draw(
    from: string,
    to: string,
    extension: PictureExtension,
    sender: Sender,
  ): Promise<{ drawn: Drawn; extension: FileExtension }>;
  /** Stops the workers. */
  close(): void;
}

export type PictureExtension = keyof typeof FORMATS;

/**
 * Re-encodes pictures in three processes: small pictures of anybody, pictures of visitors, and pictures of
 * accounts. Each serves its senders in turn, so a small picture never waits for a large one, nor anybody
 * for all of one sender's.
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
