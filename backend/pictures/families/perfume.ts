import type { Art, Family } from '../art.ts';
import { shade, tint } from '../color.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, gloss, inkOn, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { puddle } from '../texture.ts';
import { grounding, lid, seam, turned } from '../turned.ts';

/** A square flacon of thick glass under a turned cap. */
function perfume({ sheet, color, label }: Art): string {
  const juice = sheet.linear(
    [
      [0, shade(color, 0.16, 0.7), 0.85],
      [0.55, color, 0.88],
      [1, shade(color, -0.12), 0.95],
    ],
    [0, 0, 0.5, 1],
  );
  const slab = sheet.linear(
    [
      [0, '#ffffff', 0.75],
      [0.3, tint(color, 0.93, 0.03), 0.7],
      [0.75, '#ffffff', 0.5],
      [1, tint(color, 0.7, 0.04), 0.8],
    ],
    [0, 0, 1, 0.4],
  );
  const sheen = sheet.linear(
    [
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0.02],
    ],
    [0, 0, 0.7, 1],
  );
  return [
    `<rect x="-190" y="-400" width="380" height="408" rx="30" fill="${slab}"/>`,
    `<rect x="-156" y="-330" width="312" height="292" rx="16" fill="${juice}"/>`,
    `<rect x="-156" y="-330" width="312" height="12" rx="6" fill="${shade(color, 0.2)}" opacity="0.8"/>`,
    // The thick foot bends what is above it.
    `<path d="M-160 -26H160L176 -6A20 14 0 0 1 164 2H-164A20 14 0 0 1 -176 -6Z" fill="${shade(color, 0.06)}" opacity="0.5"/>`,
    '<rect x="-5" y="-396" width="10" height="340" fill="#fff" opacity="0.3"/>',
    `<path d="M-172 -384H-70L-150 -20H-172Z" fill="${sheen}"/>`,
    '<rect x="-187" y="-397" width="374" height="402" rx="28" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="4"/>',
    `<path d="M176 -370V-30" stroke="${shade(color, -0.2)}" stroke-opacity="0.3" stroke-width="6" stroke-linecap="round"/>`,
    place(brandMark(52, inkOn(color)), 0, -226),
    place(lettering(label, 32, 240, inkOn(color)), 0, -134),
    place(`<rect x="-24" width="48" height="2.4" fill="${inkOn(color)}" opacity="0.85"/>`, 0, -108),
    turned(
      sheet,
      [
        [62, 396],
        [62, 424],
      ],
      metal(GOLD),
    ),
    lid(sheet, 62, 424, GOLD),
    turned(
      sheet,
      [
        [84, 418],
        [84, 548, 10],
        [78, 560],
      ],
      gloss('#3a2f2c'),
      grounding(sheet, '#000000', 0.2),
    ),
    lid(sheet, 78, 560, '#574a45'),
    seam(84.5, 432, GOLD, 5),
  ].join('');
}

export const perfumeFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'arch', light: 'window', mood: 'deep' },
  radius: 190,
  product: perfume,
  detail: (art) =>
    place(shadow(art.sheet, 300), 560, 1130) +
    place(perfume(art), 560, 1150, 1.75, 0) +
    place(puddle(art, tint(art.color, 0.9, 0.05)), 1010, 1120, 0.6),
  carton: [400, 600],
};
