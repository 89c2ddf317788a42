import type { Art, Family } from '../art.ts';
import { shade, tint } from '../color.ts';
import { brandMark, lettering } from '../lettering.ts';
import { gloss, IVORY, matte } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { foam } from '../texture.ts';
import { band, grounding, lid, seam, turned } from '../turned.ts';

/** The pump's head, its collar at the origin. */
function pump(sheet: Art['sheet'], tone: string): string {
  return [
    turned(
      sheet,
      [
        [64, 0],
        [64, 52, 8],
        [58, 60],
      ],
      matte(tone),
    ),
    lid(sheet, 58, 60, tone),
    seam(64, 12, shade(tone, -0.16), 2),
    turned(
      sheet,
      [
        [20, 60],
        [20, 112],
      ],
      gloss(tone),
    ),
    `<path d="M-38 -112C-38 -136 -22 -142 4 -142H118C142 -142 152 -128 152 -104L150 -92H132C130 -104 122 -108 108 -108H-24C-34 -108 -38 -110 -38 -112Z" fill="${sheet.linear(matte(tone), [0, 0, 0, 1])}"/>`,
    '<path d="M-24 -136H112" stroke="#fff" stroke-opacity="0.7" stroke-width="4" stroke-linecap="round"/>',
  ].join('');
}

/** A tall bottle with a pump: shampoo, conditioner, shower gel, body milk. */
function pumpBottle({ sheet, color, label }: Art): string {
  const tone = shade(color, 0.03);
  const ink = tint(color, 0.3, 0.06);
  return [
    turned(
      sheet,
      [
        [134, 0, 30],
        [144, 12, 16],
        [144, 392, 62],
        [72, 446, 10],
        [60, 456],
      ],
      gloss(tone),
      grounding(sheet, shade(tone, -0.4), 0.25),
    ),
    band(sheet, 144.5, [92, 306], matte(IVORY)),
    place(brandMark(50, ink), 0, -224),
    place(lettering(label, 30, 200, ink), 0, -148),
    place(`<rect x="-30" width="60" height="2.4" fill="${ink}" opacity="0.5"/>`, 0, -124),
    place(`<rect x="-18" width="36" height="2.4" fill="${ink}" opacity="0.35"/>`, 0, -110),
    place(pump(sheet, shade(IVORY, -0.01)), 0, -448),
  ].join('');
}

export const pumpFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'arch', light: 'palm' },
  radius: 144,
  product: pumpBottle,
  detail: (art) =>
    place(shadow(art.sheet, 230), 430, 1190) +
    place(pumpBottle(art), 430, 1210, 1.62) +
    place(foam(art, art.color), 880, 1060, 1.35),
  carton: [310, 640],
};
