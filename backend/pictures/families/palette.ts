import type { Art, Family } from '../art.ts';
import { fromHex, shade, toHex } from '../color.ts';
import { brandMark } from '../lettering.ts';
import { GOLD, metal } from '../materials.ts';
import { n, place } from '../sheet.ts';
import { crumble } from '../texture.ts';

/** Eight shades around the variant's colour, light to dark. */
function shades(color: string): string[] {
  const { l, c, h } = fromHex(color);
  return [0.9, 0.8, 0.72, 0.62, 0.55, 0.46, 0.36, 0.26].map((light, index) =>
    toHex({
      l: light * 0.75 + l * 0.25,
      c: Math.max(0.035, c) * (0.45 + 0.12 * index),
      h: h + (index - 3) * 7,
    }),
  );
}

/** One pressed powder, its middle at the origin. */
function pan({ sheet }: Art, color: string, size: number): string {
  const half = size / 2;
  const powder = sheet.linear(
    [
      [0, shade(color, 0.045)],
      [1, shade(color, -0.03)],
    ],
    [0, 0, 1, 1],
  );
  const ribs = Array.from({ length: 7 }, (_, index) => {
    const at = -half + ((index + 0.5) * size) / 7;
    return `<path d="M${n(at)} ${n(-half + 12)}C${n(at + 16)} ${n(-size * 0.12)} ${n(at - 16)} ${n(size * 0.12)} ${n(at)} ${n(half - 12)}"/>`;
  }).join('');
  return [
    `<rect x="${-half - 5}" y="${-half - 5}" width="${size + 10}" height="${size + 10}" rx="14" fill="${sheet.linear(metal('#cdbfae'), [0, 0, 1, 1])}"/>`,
    `<rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="10" fill="${powder}"/>`,
    `<g fill="none" stroke-width="3" stroke="${shade(color, -0.07)}" opacity="0.6">${ribs}</g>`,
    `<g fill="none" stroke-width="1.6" stroke="${shade(color, 0.1)}" opacity="0.7" transform="translate(-3 -1)">${ribs}</g>`,
    `<path d="M${-half + 2} ${half - 8}V${-half + 10}Q${-half + 2} ${-half + 2} ${-half + 10} ${-half + 2}H${half - 8}" fill="none" stroke="#000" stroke-opacity="0.22" stroke-width="4"/>`,
  ].join('');
}

/** An open palette: mirror above, eight powders below. */
function palette(art: Art): string {
  const { sheet, color } = art;
  const shell = shade(color, fromHex(color).l > 0.6 ? -0.3 : -0.12, 0.55);
  const cover = sheet.linear(
    [
      [0, shade(shell, 0.08)],
      [0.5, shell],
      [1, shade(shell, -0.06)],
    ],
    [0, 0, 1, 1],
  );
  const mirror = sheet.linear(
    [
      [0, '#f7fafc'],
      [0.42, '#dfe6ea'],
      [0.43, '#c9d3d9'],
      [0.62, '#dbe3e7'],
      [0.63, '#eef3f5'],
      [1, '#c4ced4'],
    ],
    [0, 0, 1, 0.6],
  );
  const pans = shades(color).map((tone, index) =>
    place(pan(art, tone, 126), -231 + (index % 4) * 154, 116 + Math.floor(index / 4) * 154),
  );
  return [
    `<rect x="-318" y="-330" width="668" height="690" rx="34" fill="#54423f" opacity="0.45" ${sheet.blur(22)}/>`,
    `<rect x="-334" y="-352" width="668" height="350" rx="28" fill="${cover}"/>`,
    `<rect x="-306" y="-326" width="612" height="298" rx="14" fill="${mirror}"/>`,
    `<rect x="-334" y="2" width="668" height="350" rx="28" fill="${cover}"/>`,
    `<rect x="-332" y="4" width="664" height="346" rx="26" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="3"/>`,
    `<rect x="-150" y="-12" width="300" height="24" rx="12" fill="${sheet.linear(metal(GOLD), [0, 0, 0, 1])}"/>`,
    pans.join(''),
    place(brandMark(44, '#ffffff'), 268, -286),
  ].join('');
}

export const paletteFamily: Family = {
  camera: 'table',
  backdrop: { wall: 'plain', light: 'palm' },
  radius: 330,
  product: (art) => place(palette(art), 0, 0, 1, -9),
  detail: (art) =>
    place(palette(art), 700, 330, 1.75, -16) +
    place(crumble(art, shades(art.color).slice(1, 6)), 330, 930, 1.15),
  carton: [430, 300],
};
