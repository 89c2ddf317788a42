import { createHash } from 'node:crypto';
import { access, mkdir, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Widths in px in which every picture exists, as WebP and as AVIF; pictures are square. */
const LARGEST = 960;
const SMALLER = [640, 320] as const;
/** Part of a picture's identity: change it together with the settings of the encoders. */
const RECIPE = 'webp 82, avif 58 4:2:0, 960';

// AVIF at its lowest effort is still a quarter smaller than WebP, and banding in soft walls is less.
const avif = (image: Sharp) => image.avif({ quality: 58, effort: 0, chromaSubsampling: '4:2:0' });
const webp = (image: Sharp) => image.webp({ quality: 82, effort: 1 });

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
  let drawn = await pixelsOf(sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }), LARGEST);
  await encode(drawn, join(folder, `${stemOf(svg)}-${LARGEST}.avif`));
  const largest = drawn;
  for (const width of SMALLER) {
    drawn = await pixelsOf(drawn, width);
    for (const format of ['avif', 'webp']) {
      await encode(drawn, join(folder, `${stemOf(svg)}-${width}.${format}`));
    }
  }
  // Last: where it is, the picture is complete.
  await encode(largest, join(folder, pictureFileName(svg)));
}

/** The decoded pixels in another width, so that several encoders start from them. */
async function pixelsOf(image: Sharp, width: number): Promise<Sharp> {
  const { data, info } = await image
    .clone()
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Written beside and renamed: nobody ever sees half a file. */
async function encode(image: Sharp, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  const encoder = file.endsWith('.avif') ? avif : webp;
  await encoder(image.clone()).toFile(unfinished);
  await rename(unfinished, file);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
