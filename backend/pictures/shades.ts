import type { Art } from './art.ts';
import { shade } from './color.ts';
import type { FamilyName } from './families.ts';
import { spot } from './scene.ts';
import { n, place } from './sheet.ts';
import { blob, smear, swell } from './texture.ts';
import { paper } from './textures.ts';

/** Tones of skin, light to dark, as swatches. */
const SKIN = ['#f3dfcf', '#e6c3a3', '#d3a178', '#b27c50', '#85553b', '#563629'];

const COLUMN = 176;
const GAP = 12;
const LEFT = (1200 - SKIN.length * COLUMN - (SKIN.length - 1) * GAP) / 2;
const TOP = 84;
const HEIGHT = 1032;

/** Every colour of the product on every tone. */
export function shades(art: Art, family: FamilyName): string {
  const step = HEIGHT / art.colors.length;
  const columns = SKIN.map((tone, index) => {
    const x = LEFT + index * (COLUMN + GAP);
    const rows = art.colors.map((color, row) =>
      place(apply(art, family, color, step), x + COLUMN / 2, TOP + (row + 0.5) * step),
    );
    return skin(art, tone, x) + rows.join('');
  });
  return paper(art) + columns.join('');
}

function skin({ sheet }: Art, tone: string, x: number): string {
  const round = sheet.linear([
    [0, shade(tone, -0.035)],
    [0.28, shade(tone, 0.03)],
    [0.6, tone],
    [1, shade(tone, -0.05)],
  ]);
  return [
    `<rect x="${n(x + 6)}" y="${TOP + 14}" width="${COLUMN}" height="${HEIGHT}" rx="80" fill="#54423f" opacity="0.26" ${sheet.blur(9)}/>`,
    `<rect x="${n(x)}" y="${TOP}" width="${COLUMN}" height="${HEIGHT}" rx="80" fill="${round}"/>`,
  ].join('');
}

/** The product in use: a stroke, a veil of powder, lashes, a nail, a drop. */
function apply(art: Art, family: FamilyName, color: string, step: number): string {
  switch (family) {
    case 'compact':
    case 'palette':
      return veil(art, color);
    case 'mascara':
      return lashes(art, color);
    case 'polish':
      return nail(art, color, Math.min(1, step / 150));
    case 'serum':
      return blob(art, 58, color, { light: drop(art), sparkle: 0.7 });
    default:
      return place(smear(art, color, family === 'gloss' ? 0.8 : 0.3), 0, 4, 0.34, -14);
  }
}

const drop = ({ sheet }: Art): string =>
  sheet.radial(
    [
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ],
    0.62,
    0.68,
    0.6,
  );

function veil({ sheet }: Art, color: string): string {
  const powder = sheet.radial([
    [0, color, 0.95],
    [0.5, color, 0.72],
    [1, color, 0],
  ]);
  return `<ellipse rx="80" ry="112" fill="${powder}"/>`;
}

function lashes({ sheet, random }: Art, color: string): string {
  const hairs = Array.from({ length: 9 }, (_, index) => {
    const x = -62 + index * 15;
    return `<path d="M${x} 66Q${n(x + 2)} 6 ${n(x + 20 + random() * 8)} ${n(-66 + Math.abs(index - 4) * 7)}" stroke-width="${n(7 + random() * 2)}"/>`;
  });
  return `<g fill="none" stroke="${color}" stroke-linecap="round" ${swell(sheet, 2, 24, 0.35)}>${hairs.join('')}</g>`;
}

function nail({ sheet }: Art, color: string, scale: number): string {
  const plate = 'M-42 40V-14C-42 -50 -22 -62 0 -62S42 -50 42 -14V40C26 52 -26 52 -42 40Z';
  return place(
    [
      spot(sheet, 5, 10, 62, 76, 0.34),
      `<g ${swell(sheet, 5, 34, 0.6)}><path d="${plate}" fill="${color}"/></g>`,
      `<path d="M-27 18V-16C-27 -34 -18 -43 -6 -46C-14 -34 -17 -10 -16 22Z" fill="#fff" opacity="0.5"/>`,
    ].join(''),
    0,
    4,
    scale,
  );
}
