import type { Art, Family } from '../art.ts';
import { shade } from '../color.ts';
import { disc } from '../lathe.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, glass, gloss, IVORY, inkOn, liquid, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { smear } from '../texture.ts';
import { grounding, lid, turned } from '../turned.ts';

/** The clear tube with its gloss, the mouth at the top. */
function glossTube({ sheet, color, label }: Art): string {
  const body = [
    [56, 0, 16],
    [62, 10, 10],
    [62, 306, 14],
    [46, 320],
  ] as const;
  return [
    `<g opacity="0.6">${turned(sheet, body, gloss('#eef0f0'))}</g>`,
    turned(
      sheet,
      [
        [46, 26, 22],
        [52, 40, 10],
        [52, 300],
      ],
      liquid(color),
      grounding(sheet, shade(color, -0.35), 0.3),
    ),
    turned(sheet, body, glass),
    disc(46, 320, 'fill="#fff" fill-opacity="0.5" stroke="#fff" stroke-width="3"'),
    disc(32, 320, `fill="${shade(color, -0.1)}"`),
    place(brandMark(36, inkOn(color)), 0, -214),
    place(lettering(label, 24, 130, inkOn(color)), 12, -112, 1, -90),
  ].join('');
}

/** The cap with its applicator; collar at the origin. */
function glossCap({ sheet, color }: Art, applicator = false): string {
  return [
    applicator
      ? `<rect x="-5" y="-4" width="10" height="190" fill="#f3efe8"/><path d="M-9 180C-16 214 -14 262 0 270C14 262 16 214 9 180Z" fill="${sheet.linear(gloss(color))}"/>`
      : '',
    turned(
      sheet,
      [
        [60, 0],
        [60, 20],
      ],
      metal(GOLD),
    ),
    turned(
      sheet,
      [
        [58, 20],
        [56, 250, 14],
        [50, 262],
      ],
      gloss(shade(IVORY, -0.015)),
      grounding(sheet, '#4a3a36', 0.12),
    ),
    lid(sheet, 50, 262, IVORY),
  ].join('');
}

function lipGloss(art: Art): string {
  return glossTube(art) + place(glossCap(art), 0, -314);
}

export const glossFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'disc', light: 'window' },
  radius: 70,
  product: lipGloss,
  detail: (art) =>
    place(shadow(art.sheet, 110), 340, 1090) +
    place(glossTube(art), 340, 1100, 1.75) +
    place(smear(art, shade(art.color, 0.03), 1), 840, 1050, 1.15, -8) +
    place(glossCap(art, true), 930, 560, 1.6, 30),
  carton: [190, 620],
};
