import type { Art, Family } from '../art.ts';
import { shade } from '../color.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, gloss, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { n, place } from '../sheet.ts';
import { smear } from '../texture.ts';
import { grounding, lid, turned } from '../turned.ts';

/** The tube that holds the mascara, its mouth at the top. */
function mascaraTube({ sheet, color, label }: Art): string {
  return [
    turned(
      sheet,
      [
        [50, 0, 18],
        [56, 10, 10],
        [56, 330],
      ],
      gloss(shade(color, 0.04)),
      grounding(sheet),
    ),
    turned(
      sheet,
      [
        [57, 316],
        [57, 342],
      ],
      metal(GOLD),
    ),
    lid(sheet, 57, 342, GOLD),
    place(brandMark(40, GOLD), 0, -236),
    place(lettering(label, 26, 150, GOLD), 13, -116, 1, -90),
  ].join('');
}

/** The cap with its wand; brush down, collar at the origin. */
function mascaraWand({ sheet, color, random }: Art): string {
  const bristles = Array.from({ length: 46 }, (_, index) => {
    const y = 152 + index * 3.1;
    const reach = 15 + 11 * Math.sin((Math.PI * index) / 45) + random() * 4;
    return `<path d="M${n(-reach)} ${n(y - 5)}L${n(reach)} ${n(y + 5)}"/>`;
  });
  return [
    `<rect x="-6" y="-4" width="12" height="160" fill="${sheet.linear(metal(shade(GOLD, -0.02)))}"/>`,
    `<g stroke="${shade(color, -0.04)}" stroke-width="2.6" stroke-linecap="round">${bristles.join('')}</g>`,
    `<rect x="-4" y="150" width="8" height="146" rx="4" fill="${shade(color, -0.1)}"/>`,
    mascaraCap(sheet, color),
  ].join('');
}

function mascaraCap(sheet: Art['sheet'], color: string): string {
  return [
    turned(
      sheet,
      [
        [56, 0],
        [56, 276, 14],
        [50, 288],
      ],
      gloss(shade(color, 0.04)),
      grounding(sheet),
    ),
    lid(sheet, 50, 288, shade(color, 0.1)),
  ].join('');
}

function mascara(art: Art): string {
  return mascaraTube(art) + place(mascaraCap(art.sheet, art.color), 0, -344);
}

export const mascaraFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'arch', light: 'window' },
  radius: 70,
  product: mascara,
  detail: (art) =>
    place(shadow(art.sheet, 92), 330, 1090) +
    place(mascaraTube(art), 330, 1100, 1.7) +
    place(smear(art, art.color, 0.5), 800, 1070, 0.95, -6) +
    place(mascaraWand(art), 890, 500, 1.75, 28),
  carton: [180, 660],
};
