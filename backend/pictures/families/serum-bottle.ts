import type { Art, Family } from '../art.ts';
import { shade } from '../color.ts';
import { disc, type ProfilePoint } from '../lathe.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, glass, gloss, IVORY, inkOn, liquid, matte, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { puddle, swell } from '../texture.ts';
import { grounding, lid, seam, turned } from '../turned.ts';

const BODY: readonly ProfilePoint[] = [
  [124, 0, 20],
  [130, 8, 10],
  [130, 316, 70],
  [54, 384, 14],
  [48, 404],
];

/** The filled bottle with an open neck. */
function serumVial({ sheet, color }: Art): string {
  return [
    `<g opacity="0.4">${turned(sheet, BODY, matte('#eef1f2'), grounding(sheet))}</g>`,
    turned(
      sheet,
      [
        [114, 18, 30],
        [118, 34, 10],
        [118, 296],
      ],
      liquid(color),
      grounding(sheet, shade(color, -0.4), 0.35),
    ),
    lid(sheet, 118, 296, shade(color, 0.1)),
    turned(sheet, BODY, glass),
    disc(
      48,
      404,
      `fill="#fff" fill-opacity="0.5" stroke="#fff" stroke-opacity="0.8" stroke-width="3"`,
    ),
  ].join('');
}

/** The print on the glass, in front of everything else. */
function print({ color, label }: Art): string {
  const ink = inkOn(color);
  return [
    place(brandMark(46, ink), 0, -206),
    place(lettering(label, 30, 190, ink), 0, -132),
    place(`<rect x="-26" width="52" height="2.4" fill="${ink}" opacity="0.8"/>`, 0, -104),
  ].join('');
}

/** The pipette, its collar at the origin. */
function pipette({ sheet, color }: Art): string {
  return [
    '<rect x="-10" y="-4" width="20" height="292" rx="9" fill="#fff" opacity="0.24"/>',
    `<rect x="-7" y="150" width="14" height="128" rx="7" fill="${shade(color, 0.06)}" opacity="0.75"/>`,
    '<rect x="-7" y="-4" width="4" height="280" rx="2" fill="#fff" opacity="0.6"/>',
    turned(
      sheet,
      [
        [62, 0],
        [62, 66, 6],
        [58, 74],
      ],
      metal(GOLD),
    ),
    seam(62, 16, shade(GOLD, -0.2), 2.5),
    turned(
      sheet,
      [
        [38, 72],
        [36, 150, 20],
        [33, 206, 34],
        [12, 240],
      ],
      gloss(shade(IVORY, -0.02)),
    ),
  ].join('');
}

/** A glass bottle with a pipette: coloured serum under clear glass. */
function serumBottle(art: Art): string {
  return serumVial(art) + place(pipette(art), 0, -392) + print(art);
}

export const serumFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'arch', light: 'palm' },
  radius: 130,
  product: serumBottle,
  detail: (art) =>
    place(shadow(art.sheet, 190), 400, 1090) +
    place(serumVial(art) + print(art), 400, 1100, 1.5) +
    place(puddle(art, art.color), 840, 1040, 1.15) +
    place(drop(art), 838, 800, 1) +
    place(pipette(art), 960, 420, 1.35, 24),
  carton: [270, 620],
};

/** A drop about to fall. */
function drop({ sheet, color }: Art): string {
  return `<g ${swell(sheet, 5, 30, 0.9)}><path d="M0 -46C16 -16 28 -2 28 16A28 28 0 0 1 -28 16C-28 -2 -16 -16 0 -46Z" fill="${shade(color, 0.03)}"/></g>`;
}
