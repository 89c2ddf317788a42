import { shade } from '../colour.ts';
import { brandMark, lettering } from '../lettering.ts';
import { GOLD, glass, gloss, IVORY, liquid, matte, metal } from '../materials.ts';
import { type Sheet, place } from '../sheet.ts';
import { grounding, lid, seam, turned } from '../turned.ts';

/** A glass bottle with a pipette: coloured liquid under clear glass. */
export function serumBottle(sheet: Sheet, colour: string, name: string): string {
  const tone = shade(colour, 0.02);
  const body = [
    [118, 0, 20],
    [122, 8, 10],
    [122, 292, 60],
    [52, 352, 14],
    [46, 372],
  ] as const;
  const inside = [
    [108, 16, 26],
    [110, 30, 10],
    [110, 246],
  ] as const;
  return [
    turned(sheet, body, matte(shade('#ffffff', -0.02)), undefined).replace('/>', ' opacity="0.35"/>'),
    turned(sheet, inside, liquid(tone), grounding(sheet, shade(tone, -0.35), 0.35)),
    lid(sheet, 110, 246, shade(tone, 0.08)),
    // The pipette's tube, seen through glass and liquid.
    '<rect x="-9" y="-350" width="18" height="300" rx="8" fill="#fff" opacity="0.28"/>',
    '<rect x="-6" y="-350" width="4" height="290" rx="2" fill="#fff" opacity="0.5"/>',
    turned(sheet, body, glass),
    turned(sheet, [[122.5, 74], [122.5, 226]], matte(IVORY)),
    seam(122.5, 226, shade(IVORY, -0.12), 1.5),
    place(brandMark(40, shade(GOLD, -0.12)), 0, -172),
    place(lettering(name, 24, '#4a3d36'), 0, -112),
    place('<rect x="-34" width="68" height="2.4" fill="#4a3d36" opacity="0.5"/>', 0, -88),
    turned(sheet, [[60, 364], [60, 424, 6], [58, 432]], metal(GOLD)),
    seam(60, 378, shade(GOLD, -0.22), 2.5),
    turned(sheet, [[36, 430], [34, 500, 20], [31, 560, 30], [14, 590]], gloss(shade(IVORY, -0.02))),
  ].join('');
}
