import type { Art, Family } from '../art.ts';
import { shade } from '../color.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, glass, INK, IVORY, liquid, matte, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { puddle } from '../texture.ts';
import { band, grounding, lid, turned } from '../turned.ts';

/** A slim glass bottle with a long neck and a paper label: oils. */
function oilBottle({ sheet, color, label }: Art): string {
  const body = [
    [118, 0, 24],
    [128, 12, 12],
    [128, 268, 96],
    [46, 340, 14],
    [42, 366],
  ] as const;
  return [
    turned(sheet, body, liquid(color), grounding(sheet, shade(color, -0.45), 0.4)),
    turned(sheet, body, glass),
    band(sheet, 128.5, [54, 224], matte(IVORY)),
    place(brandMark(44, shade(GOLD, -0.15)), 0, -150),
    place(lettering(label, 24, 160, INK), 0, -86),
    place(`<rect x="-26" width="52" height="2.2" fill="${INK}" opacity="0.4"/>`, 0, -66),
    turned(
      sheet,
      [
        [56, 360],
        [56, 476, 8],
        [50, 486],
      ],
      metal(GOLD),
      grounding(sheet, '#3a2410', 0.2),
    ),
    lid(sheet, 50, 486, shade(GOLD, 0.06)),
  ].join('');
}

export const oilFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'arch', light: 'palm' },
  radius: 128,
  product: oilBottle,
  detail: (art) =>
    place(shadow(art.sheet, 220), 420, 1110) +
    place(oilBottle(art), 420, 1130, 1.7) +
    place(puddle(art, art.color), 880, 1040, 1.25),
  carton: [300, 540],
};
