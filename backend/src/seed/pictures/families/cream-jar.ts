import type { Art, Family } from '../art.ts';
import { shade, tint } from '../colour.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, gloss, glass, inkOn, matte, metal } from '../materials.ts';
import { disc } from '../lathe.ts';
import { place } from '../sheet.ts';
import { band, grounding, lid, seam, turned } from '../turned.ts';
import { smear } from '../texture.ts';
import { shadow } from '../scene.ts';

/** The glass pot without its lid; cream shows in its mouth. */
function openJar({ sheet, colour, label }: Art): string {
  const cream = tint(colour, 0.955, 0.03);
  const inner = sheet.radial(
    [
      [0, shade(cream, 0.03)],
      [0.75, cream],
      [1, shade(cream, -0.16)],
    ],
    0.42,
    0.4,
    0.62,
  );
  return [
    turned(
      sheet,
      [
        [176, 0, 34],
        [196, 20, 24],
        [196, 168, 22],
        [178, 190],
      ],
      gloss(shade(colour, 0.03)),
      grounding(sheet, shade(colour, -0.4), 0.3),
    ),
    turned(
      sheet,
      [
        [176, 20, 30],
        [196, 30, 20],
        [196, 168],
      ],
      glass,
    ).replaceAll('/>', ' opacity="0.5"/>'),
    disc(178, 190, `fill="${shade(colour, 0.14, 0.6)}" stroke="#fff" stroke-opacity="0.7" stroke-width="2"`),
    disc(164, 187, `fill="${inner}"`),
    place(brandMark(42, inkOn(colour)), 0, -118),
    place(lettering(label, 26, 260, inkOn(colour)), 0, -52),
    // The swirl that a spatula leaves.
    `<g fill="none" stroke-linecap="round"><path d="M-120 -192C-60 -214 70 -212 104 -194C120 -180 20 -168 -46 -176C-84 -182 -20 -200 40 -194" stroke="${shade(cream, -0.09)}" stroke-width="9"/><path d="M-120 -195C-60 -217 70 -215 104 -197C118 -184 20 -172 -46 -180" stroke="#fff" stroke-width="4"/></g>`,
  ].join('');
}

/** The lid alone, standing on its rim. */
function jarLid({ sheet, colour }: Art): string {
  const tone = tint(colour, 0.97, 0.012);
  return [
    turned(
      sheet,
      [
        [200, 0],
        [200, 92, 10],
        [194, 100],
      ],
      matte(tone),
      grounding(sheet, '#4a3a36', 0.12),
    ),
    band(sheet, 201, [0, 12], metal(GOLD)),
    lid(sheet, 194, 100, shade(tone, -0.02)),
    seam(201, 12, shade(GOLD, -0.15), 1.5),
  ].join('');
}

function creamJar(art: Art): string {
  return openJar(art) + place(jarLid(art), 0, -188);
}

export const jarFamily: Family = {
  camera: 'studio',
  backdrop: { wall: 'disc', light: 'window' },
  radius: 190,
  product: creamJar,
  detail: (art) =>
    place(shadow(art.sheet, 250), 500, 930) +
    place(shadow(art.sheet, 220, 0.4), 940, 892) +
    place(jarLid(art), 940, 900, 1.15) +
    place(openJar(art), 480, 950, 1.75) +
    place(smear(art, tint(art.colour, 0.95, 0.035), 0.2), 900, 1080, 1.05, -8),
  carton: [420, 340],
};
