import type { Art, Family } from '../art.ts';
import { shade, tint } from '../color.ts';
import { disc } from '../lathe.ts';
import { brandMark, lettering } from '../lettering.ts';
import { glass, IVORY, matte } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { band, grounding, seam, turned } from '../turned.ts';

/** A candle burning in a glass tumbler. */
function candle({ sheet, color, label }: Art): string {
  const wax = shade(color, 0.06);
  const ink = tint(color, 0.32, 0.06);
  const pool = sheet.radial([
    [0, '#fff3cf'],
    [0.35, shade(wax, 0.12)],
    [1, shade(wax, -0.02)],
  ]);
  const glow = sheet.radial([
    [0, '#fff1c2', 0.85],
    [0.4, '#ffd98a', 0.28],
    [1, '#ffd98a', 0],
  ]);
  const flame = sheet.linear(
    [
      [0, '#ffd27a'],
      [0.55, '#fff4d6'],
      [0.85, '#ffc25c'],
      [1, '#8fb6ff', 0.8],
    ],
    [0, 0, 0, 1],
  );
  const tumbler = [
    [150, 0, 26],
    [164, 20, 14],
    [170, 318],
  ] as const;
  return [
    disc(170, 318, 'fill="#fff" fill-opacity="0.35"'),
    turned(
      sheet,
      [
        [148, 16, 26],
        [158, 34, 14],
        [162, 258],
      ],
      matte(wax),
      grounding(sheet, shade(wax, -0.4), 0.2),
    ),
    disc(162, 258, `fill="${pool}"`),
    '<path d="M0 -258V-288" stroke="#40322c" stroke-width="6" stroke-linecap="round"/>',
    `<circle cx="0" cy="-330" r="190" fill="${glow}"/>`,
    `<path d="M0 -400C20 -356 26 -326 20 -306C14 -288 -14 -288 -20 -306C-26 -326 -16 -350 0 -400Z" fill="${flame}"/>`,
    band(sheet, 165, [62, 208], matte(IVORY)),
    place(brandMark(46, ink), 0, -148),
    place(lettering(label, 26, 220, ink), 0, -76),
    `<g opacity="0.8">${turned(sheet, tumbler, glass)}</g>`,
    seam(170, 318, '#ffffff', 4),
    '<ellipse cx="0" cy="-318" rx="170" ry="29" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3"/>',
  ].join('');
}

export const candleFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'disc', light: 'none', mood: 'deep' },
  radius: 164,
  product: candle,
  detail: (art) => place(shadow(art.sheet, 330), 600, 1080) + place(candle(art), 600, 1110, 2.05),
  carton: [370, 400],
};
