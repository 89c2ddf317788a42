import type { Art, Family } from '../art.ts';
import { shade, tint } from '../color.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, inkOn, matte, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { smear } from '../texture.ts';
import { grounding, turned } from '../turned.ts';

/** A soft tube that stands on its cap and ends in a flat fold. */
function creamTube({ sheet, color, label }: Art): string {
  const tone = shade(color, 0.02);
  const outline =
    'M-104 -84C-112 -280 -140 -430 -146 -548H146C140 -430 112 -280 104 -84A104 17 0 0 1 -104 -84Z';
  const ink = inkOn(color);
  const pleat = sheet.linear(
    [
      [0, '#ffffff', 0],
      [0.34, '#ffffff', 0.34],
      [0.4, '#ffffff', 0.04],
      [0.62, '#000000', 0.1],
      [0.7, '#ffffff', 0.1],
      [1, '#000000', 0.05],
    ],
    [0, 0, 1, 0.06],
  );
  return [
    `<path d="${outline}" fill="${sheet.linear(matte(tone))}"/>`,
    `<path d="M-146 -548H146C142 -470 130 -400 122 -330L-122 -330C-130 -400 -142 -470 -146 -548Z" fill="${pleat}"/>`,
    `<path d="${outline}" fill="${grounding(sheet, shade(tone, -0.4), 0.22)}"/>`,
    `<rect x="-150" y="-592" width="300" height="48" rx="5" fill="${sheet.linear(matte(shade(tone, -0.03)))}"/>`,
    `<path d="M-140 -582H140M-140 -570H140M-140 -558H140" stroke="#fff" stroke-opacity="0.28" stroke-width="3"/>`,
    place(brandMark(54, ink), 0, -318),
    place(lettering(label, 30, 190, ink), 0, -226),
    place(`<rect x="-30" width="60" height="2.4" fill="${ink}" opacity="0.6"/>`, 0, -198),
    turned(
      sheet,
      [
        [92, 0, 6],
        [94, 8, 6],
        [98, 88],
      ],
      metal(GOLD),
      grounding(sheet),
    ),
  ].join('');
}

export const tubeFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'disc', light: 'window' },
  radius: 104,
  product: creamTube,
  detail: (art) =>
    place(shadow(art.sheet, 180), 430, 1060) +
    place(creamTube(art), 430, 1080, 1.55, -6) +
    place(smear(art, tint(art.color, 0.955, 0.03), 0.2), 880, 1000, 1.2, -10),
  carton: [320, 640],
};
