import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from '../src/limit-concurrency.ts';
import { catalogue } from '../src/seed/catalogue/catalogue.ts';
import { randomFrom } from '../src/seeded-random.ts';
import { compose, VIEWS } from './compose.ts';
import { CSS_HEX } from './css-hex.ts';
import { LOOKS } from './subjects.ts';

const FOLDER = join(import.meta.dirname, '../src/seed/pictures');
/** In px, the largest first: pictures are square. */
const AVIF_WIDTHS = [1920, 1280, 960, 640, 320] as const;
/** For browsers without AVIF. */
const WEBP_WIDTHS: readonly number[] = [1920, 1280, 640];
/** Resolution at which the SVG renders in the largest width. */
const DENSITY = (72 * AVIF_WIDTHS[0]) / 1200;

/** Draws the pictures of the catalogue whose names contain `part`. */
async function writePictures(part: string): Promise<void> {
  const drawn = [...drawings()].filter(([name]) => name.includes(part));
  const inTurn = limitConcurrency(2);
  await Promise.all(drawn.map(([name, draw]) => inTurn(() => writePicture(name, draw()))));
}

/** File name -> drawing; shared pictures take the first variant's colour. */
function drawings(): Map<string, () => string> {
  const rows = catalogue();
  const named = new Map<string, () => string>();
  for (const { name: product, color, pictures } of rows) {
    const look = LOOKS[product];
    const others = rows.filter((row) => row.name === product && row.color !== color);
    for (const name of pictures) {
      const view = VIEWS.find((each) => name.endsWith(`-${each}`));
      if (!look || !view) throw new Error(`${name} cannot be drawn`);
      if (named.has(name)) continue;
      named.set(name, () =>
        compose(
          {
            ...look,
            colors: [toHex(color), ...others.map((row) => toHex(row.color))],
            random: randomFrom(`${look.label} ${color} ${view}`),
          },
          view,
        ),
      );
    }
  }
  return named;
}

function toHex(color: string): string {
  const hex = (CSS_HEX as Readonly<Record<string, string>>)[color];
  if (!hex) throw new Error(`${color} has no value`);
  return hex;
}

async function writePicture(name: string, svg: string): Promise<void> {
  const image = sharp(Buffer.from(svg), { density: DENSITY }).flatten({ background: '#ffffff' });
  let drawn = await pixels(image, AVIF_WIDTHS[0]);
  for (const width of AVIF_WIDTHS) {
    drawn = await pixels(drawn, width);
    await avif(drawn.clone()).toFile(join(FOLDER, `${name}-${width}.avif`));
    if (WEBP_WIDTHS.includes(width)) {
      await webp(drawn.clone()).toFile(join(FOLDER, `${name}-${width}.webp`));
    }
  }
}

const avif = (image: Sharp) => image.avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' });
const webp = (image: Sharp) => image.webp({ quality: 54, effort: 5 });

/** Raw pixels in a width, so that several encoders share one rendering. */
async function pixels(image: Sharp, width: number): Promise<Sharp> {
  const { data, info } = await image
    .clone()
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

await writePictures(process.argv[2] ?? '');
