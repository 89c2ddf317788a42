import { createHash } from 'node:crypto';
import { access, mkdir, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Widths in px in which every picture exists, as WebP and as AVIF; pictures are square. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
const LARGEST = 960;
/** Part of a picture's identity: raise it when the encoders' settings change. */
const RECIPE = 'webp82-avif58-420-960';

/** File name of a picture in one width and format; the largest WebP is the canonical one. */
const fileName = (hash: string, width: number, format: 'webp' | 'avif'): string =>
  `${hash}-${width}.${format}`;

/** The canonical file name of the picture drawn by `svg`: derived from its content. */
export const canonicalFileName = (svg: string): string => fileName(hashOf(svg), LARGEST, 'webp');

const hashOf = (svg: string): string =>
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
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
}

async function renderPicture(svg: string, folder: string): Promise<void> {
  const hash = hashOf(svg);
  const canonical = join(folder, fileName(hash, LARGEST, 'webp'));
  if (await exists(canonical)) return;

  const { data, info } = await sharp(Buffer.from(svg))
    .resize(LARGEST)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of PICTURE_WIDTHS) {
    const scaled = sharp(data, { raw }).resize(width);
    await scaled
      .clone()
      .avif({ quality: 58, effort: 0, chromaSubsampling: '4:2:0' })
      .toFile(join(folder, fileName(hash, width, 'avif')));
    await scaled
      .webp({ quality: 82, effort: 1 })
      .toFile(join(folder, `${fileName(hash, width, 'webp')}.part`));
  }
  // The canonical file comes last: where it is, the picture is complete.
  for (const width of PICTURE_WIDTHS) {
    const name = join(folder, fileName(hash, width, 'webp'));
    await rename(`${name}.part`, name);
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
