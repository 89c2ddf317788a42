import type { Art, Family } from '../art.ts';
import { shade, tint } from '../colour.ts';
import { brandMark, lettering } from '../lettering.ts';
import { place, type Sheet } from '../sheet.ts';
import { foam, swell } from '../texture.ts';

/** A bar of soap with the house's mark pressed in, seen from above. */
function bar(sheet: Sheet, colour: string): string {
  const wax = sheet.linear(
    [
      [0, shade(colour, 0.08)],
      [1, shade(colour, -0.02)],
    ],
    [0, 0, 1, 1],
  );
  return [
    `<rect x="-236" y="-150" width="512" height="340" rx="104" fill="#54423f" opacity="0.42" ${sheet.blur(20)}/>`,
    `<g ${swell(sheet, 13, 16, 0.3)}><rect x="-260" y="-172" width="520" height="344" rx="104" fill="${wax}"/></g>`,
    `<rect x="-206" y="-120" width="412" height="240" rx="66" fill="none" stroke="${shade(colour, -0.09)}" stroke-width="5"/>`,
    `<rect x="-203" y="-117" width="412" height="240" rx="66" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3"/>`,
    place(brandMark(112, shade(colour, -0.1)), 0, 0),
    `<g opacity="0.6">${place(brandMark(112, '#ffffff'), 3, 3)}</g>`,
    place(brandMark(112, shade(colour, -0.07)), 1, 1),
  ].join('');
}

/** A bar wrapped in its paper band. */
function wrapped({ sheet, colour, label }: Art): string {
  const paper = tint(colour, 0.965, 0.014);
  const ink = tint(colour, 0.34, 0.06);
  const fill = sheet.linear([
    [0, shade(paper, -0.01)],
    [0.3, shade(paper, 0.02)],
    [1, shade(paper, -0.04)],
  ]);
  return [
    bar(sheet, shade(colour, -0.02)),
    `<path d="M-150 -184H150V184H-150Z" fill="${fill}"/>`,
    `<path d="M-150 -184V184M150 -184V184" stroke="#000" stroke-opacity="0.12" stroke-width="3"/>`,
    place(brandMark(58, ink), 0, -52),
    place(lettering(label, 30, 210, ink), 0, 58),
    `<rect x="-34" y="86" width="68" height="2.4" fill="${ink}" opacity="0.5"/>`,
  ].join('');
}

export const soapFamily: Family = {
  camera: 'table',
  backdrop: { wall: 'plain', light: 'palm' },
  radius: 260,
  product: (art) =>
    place(wrapped(art), -66, 130, 1.06, -14) + place(bar(art.sheet, art.colour), 110, -210, 0.86, 18),
  detail: (art) =>
    place(bar(art.sheet, art.colour), 640, 520, 1.6, -12) +
    place(foam(art, art.colour, 0.7), 330, 930, 1.5),
  carton: [420, 290],
};
