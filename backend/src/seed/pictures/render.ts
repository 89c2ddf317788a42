import { createHash } from 'node:crypto';
import { access, mkdir, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Widths in px in which every picture exists, as WebP and as AVIF; pictures are square. */
const WIDTHS = [320, 640, 960] as const;
const LARGEST = 960;
/** Part of a picture's identity: change it together with the settings of the encoders. */
const RECIPE = 'webp 82, avif 58 4:2:0, 960';

const ENCODERS = {
  // AVIF at the lowest effort is still a quarter smaller than WebP, and as fast.
  avif: (image: Sharp) => image.avif({ quality: 58, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 1 }),
} as const;
const FORMATS = ['avif', 'webp'] as const;

/**
 * File name of the picture drawn by `svg`, derived from its content. The same stem with another
 * width or extension names its other sizes: `{20 hex digits}-{320|640|960}.{webp|avif}`.
 */
export const pictureFileName = (svg: string): string => `${stemOf(svg)}-${LARGEST}.webp`;

const stemOf = (svg: string): string =>
  createHash('sha256').update(RECIPE).update(svg).digest('hex').slice(0, 20);

/** Renders the pictures that `folder` does not hold yet, in every width and format. */
export async function renderPictures(svgs: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const waiting = [...svgs];
  const worker = async () => {
    for (let svg = waiting.pop(); svg !== undefined; svg = waiting.pop()) {
      await renderPicture(svg, folder);
    }
  };
  // One more than there are processors: while one waits for the disk, another draws.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
}

async function renderPicture(svg: string, folder: string): Promise<void> {
  if (await exists(join(folder, pictureFileName(svg)))) return;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(LARGEST)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: info });
  for (const width of WIDTHS) {
    const scaled = drawn.clone().resize(width);
    // The largest WebP comes last: where it is, the picture is complete.
    for (const format of FORMATS) {
      const file = join(folder, `${stemOf(svg)}-${width}.${format}`);
      const unfinished = `${file}.${process.pid}.part`;
      await ENCODERS[format](scaled.clone()).toFile(unfinished);
      await rename(unfinished, file);
    }
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
