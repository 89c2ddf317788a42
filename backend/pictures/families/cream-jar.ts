import type { Art, Family } from '../art.ts';
import { shade, tint } from '../color.ts';
import { disc, type ProfilePoint } from '../lathe.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, glass, gloss, inkOn, matte, metal } from '../materials.ts';
import { shadow } from '../scene.ts';
import { place } from '../sheet.ts';
import { smear, swell } from '../texture.ts';
import { band, grounding, lid, seam, turned } from '../turned.ts';

/** The glass pot up to its rim. */
function pot({ sheet, color, label }: Art): string {
  const wall: readonly ProfilePoint[] = [
    [176, 0, 34],
    [196, 20, 24],
    [196, 168, 22],
    [178, 190],
  ];
  return [
    turned(sheet, wall, gloss(shade(color, 0.03)), grounding(sheet, shade(color, -0.4), 0.3)),
    `<g opacity="0.5">${turned(sheet, wall, glass)}</g>`,
    disc(178, 190, `fill="${shade(color, 0.14, 0.6)}"`),
    place(brandMark(42, inkOn(color)), 0, -118),
    place(lettering(label, 26, 260, inkOn(color)), 0, -52),
  ].join('');
}

/** The pot without its lid, a swirl of cream in its mouth. */
function openJar(art: Art): string {
  const { sheet, color } = art;
  const cream = tint(color, 0.935, 0.035);
  const mouth = sheet.define(
    (id) =>
      `<clipPath id="${id}"><path d="M-164 -190A164 28 0 0 1 164 -190V-300H-164Z"/><ellipse cx="0" cy="-190" rx="164" ry="28"/></clipPath>`,
  );
  const swirl = [
    `<ellipse cx="0" cy="-180" rx="172" ry="30" fill="${cream}"/>`,
    `<path d="M-140 -184C-120 -206 110 -212 134 -188C146 -172 -70 -166 -84 -184C-92 -200 66 -204 72 -190C76 -180 -14 -180 -22 -190C-26 -204 20 -206 28 -216" fill="none" stroke="${shade(cream, 0.03)}" stroke-width="20" stroke-linecap="round"/>`,
  ];
  return [
    pot(art),
    disc(164, 190, `fill="${shade(color, -0.16)}"`),
    `<g clip-path="${mouth}"><g ${swell(sheet, 5, 20, 0.2)}>${swirl.join('')}</g></g>`,
    '<path d="M-178 -190A178 30.3 0 0 0 178 -190A178 30.3 0 0 1 -178 -190" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="3"/>',
  ].join('');
}

/** The lid alone, standing on its rim. */
function jarLid({ sheet, color }: Art): string {
  const tone = tint(color, 0.97, 0.012);
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
  return pot(art) + place(jarLid(art), 0, -188);
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
    place(smear(art, tint(art.color, 0.95, 0.035), 0.2), 900, 1080, 1.05, -8),
  carton: [420, 340],
};
