import type { Art, Family } from '../art.ts';
import { shade } from '../color.ts';
import { disc } from '../lathe.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, glass, gloss, IVORY, inkOn, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { puddle } from '../texture.ts';
import { grounding, lid, turned } from '../turned.ts';

/** The little bottle, heavy in its foot. */
function polishPot({ sheet, color, label }: Art): string {
  const profile = [
    [128, 0, 36],
    [142, 26, 30],
    [136, 190, 60],
    [62, 246, 12],
    [56, 262],
  ] as const;
  return [
    `<g opacity="0.75">${turned(sheet, profile, gloss('#eceff0'))}</g>`,
    turned(
      sheet,
      [
        [108, 30, 40],
        [128, 56, 30],
        [124, 184, 60],
        [58, 238, 10],
        [52, 250],
      ],
      gloss(color),
      grounding(sheet, shade(color, -0.4), 0.35),
    ),
    `<g opacity="0.85">${turned(sheet, profile, glass)}</g>`,
    disc(56, 262, 'fill="#fff" fill-opacity="0.55" stroke="#fff" stroke-width="3"'),
    disc(40, 262, `fill="${shade(color, -0.12)}"`),
    place(brandMark(42, inkOn(color)), 0, -142),
    place(lettering(label, 20, 150, inkOn(color)), 0, -72),
  ].join('');
}

/** The long cap, its brush hidden or shown below it. */
function polishCap({ sheet, color }: Art, brush = false): string {
  const hair = sheet.linear([
    [0, shade(color, -0.1)],
    [0.35, shade(color, 0.14)],
    [1, shade(color, -0.12)],
  ]);
  return [
    brush
      ? `<rect x="-7" y="-4" width="14" height="120" fill="#e8e2da"/><path d="M-11 112H11L17 206C17 236 8 246 0 246S-17 236 -17 206Z" fill="${hair}"/>`
      : '',
    turned(
      sheet,
      [
        [60, 0],
        [60, 18],
      ],
      metal(GOLD),
    ),
    turned(
      sheet,
      [
        [57, 18],
        [50, 286, 16],
        [42, 298],
      ],
      gloss(shade(IVORY, -0.015)),
      grounding(sheet, '#4a3a36', 0.1),
    ),
    lid(sheet, 42, 298, IVORY),
  ].join('');
}

function nailPolish(art: Art): string {
  return polishPot(art) + place(polishCap(art), 0, -254);
}

export const polishFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'disc', light: 'palm' },
  radius: 140,
  product: nailPolish,
  detail: (art) =>
    place(shadow(art.sheet, 230), 420, 1010) +
    place(polishPot(art), 420, 1020, 1.75) +
    place(puddle(art, art.color), 880, 1060, 1.1) +
    place(polishCap(art, true), 1010, 560, 1.5, 30),
  carton: [240, 560],
};
