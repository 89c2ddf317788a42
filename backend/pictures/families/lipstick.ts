import type { Art, Family } from '../art.ts';
import { shade } from '../color.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, gloss, INK, matte, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { smear } from '../texture.ts';
import { band, grounding, lid, seam, turned } from '../turned.ts';

const CASE = '#2b2528';

/** The stick, its foot at the origin: a slanted tip with a flat, lighter face. */
function bullet({ sheet, color }: Art): string {
  const body = sheet.linear(matte(color));
  const face = sheet.linear(
    [
      [0, shade(color, 0.16, 0.9)],
      [0.5, shade(color, 0.09)],
      [1, shade(color, 0.01)],
    ],
    [0, 0, 1, 1],
  );
  return [
    `<path d="M-46 0V-112C-46 -176 -6 -236 26 -248C40 -252 46 -240 46 -224V0A46 8 0 0 1 -46 0Z" fill="${body}"/>`,
    `<path d="M-45 -118C-44 -178 -6 -235 25 -247C40 -251 44 -238 42 -216C36 -160 -6 -112 -28 -104C-40 -100 -45 -106 -45 -118Z" fill="${face}"/>`,
    '<path d="M-35 -112V-6" stroke="#fff" stroke-opacity="0.28" stroke-width="8" stroke-linecap="round"/>',
  ].join('');
}

/** The lipstick turned out of its case. */
function lipstick(art: Art): string {
  const { sheet, label } = art;
  return [
    place(bullet(art), 0, -322),
    band(sheet, 52, [214, 332], metal(GOLD)),
    lid(sheet, 52, 332, shade(GOLD, 0.05)),
    place(bullet(art), 0, -328),
    seam(52, 300, shade(GOLD, -0.2), 2),
    turned(
      sheet,
      [
        [68, 0, 8],
        [70, 6, 6],
        [70, 222],
      ],
      gloss(CASE),
      grounding(sheet),
    ),
    lid(sheet, 70, 222, shade(CASE, 0.05)),
    band(sheet, 52.5, [224, 246], metal(shade(GOLD, -0.05))),
    band(sheet, 70.5, [12, 26], metal(GOLD)),
    place(brandMark(44, GOLD), 0, -138),
    place(lettering(label, 16, 100, GOLD), 0, -68),
  ].join('');
}

/** The cap beside it. */
function lipstickCap({ sheet }: Art): string {
  return [
    turned(
      sheet,
      [
        [66, 0, 4],
        [66, 248, 10],
        [62, 256],
      ],
      gloss(INK),
      grounding(sheet),
    ),
    lid(sheet, 62, 256, shade(INK, 0.1)),
    band(sheet, 66.5, [0, 16], metal(GOLD)),
  ].join('');
}

export const lipstickFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'plain', light: 'window' },
  radius: 120,
  product: (art) =>
    place(lipstick(art), -78, 0) +
    place(shadow(art.sheet, 66, 0.4), 104, 18) +
    place(lipstickCap(art), 104, 24),
  detail: (art) =>
    place(shadow(art.sheet, 150), 380, 1150) +
    place(lipstick(art), 380, 1180, 1.85, -3) +
    place(smear(art, art.color), 850, 930, 1.2, -14) +
    place(smear(art, shade(art.color, 0.07)), 880, 1090, 0.9, -12),
  carton: [190, 480],
};
