import type { Art, Family } from '../art.ts';
import { shade, tint } from '../color.ts';
import { brandMark, lettering } from '../lettering.ts';
import { n, place, type Sheet } from '../sheet.ts';
import { foam } from '../texture.ts';

/** A bar of soap with the house's mark pressed in, seen from above. */
function bar(sheet: Sheet, color: string): string {
  // Its rounded edge: rings that turn from the light at the upper left to the shade at the lower right.
  const rings = Array.from({ length: 11 }, (_, index) => {
    const inset = index * 3.6;
    const depth = (1 - index / 11) ** 1.4;
    const fill = sheet.linear(
      [
        [0, shade(color, 0.03 + 0.1 * depth * (index < 2 ? 0.5 : 1))],
        [0.45, shade(color, 0.03 - 0.03 * depth)],
        [1, shade(color, 0.03 - 0.17 * depth)],
      ],
      [0.1, 0, 0.9, 1],
    );
    return `<rect x="${n(-260 + inset)}" y="${n(-172 + inset)}" width="${n(520 - 2 * inset)}" height="${n(344 - 2 * inset)}" rx="${n(104 - inset)}" fill="${fill}"/>`;
  });
  return [
    `<rect x="-236" y="-150" width="512" height="340" rx="104" fill="#54423f" opacity="0.42" ${sheet.blur(17)}/>`,
    rings.join(''),
    `<path d="M-206 -70A104 104 0 0 1 -140 -146" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="9" stroke-linecap="round" transform="translate(-22 4)"/>`,
    `<rect x="-196" y="-112" width="392" height="224" rx="58" fill="none" stroke="${shade(color, -0.09)}" stroke-width="5"/>`,
    `<rect x="-193" y="-109" width="392" height="224" rx="58" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="3"/>`,
    place(brandMark(112, '#ffffff'), 3, 3),
    place(brandMark(112, shade(color, -0.1)), 0, 0),
    place(brandMark(112, shade(color, -0.05)), 1.5, 1.5),
  ].join('');
}

/** A bar wrapped in its paper band. */
function wrapped({ sheet, color, label }: Art): string {
  const paper = tint(color, 0.965, 0.014);
  const ink = tint(color, 0.34, 0.06);
  const fill = sheet.linear([
    [0, shade(paper, -0.01)],
    [0.3, shade(paper, 0.02)],
    [1, shade(paper, -0.04)],
  ]);
  return [
    bar(sheet, shade(color, -0.02)),
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
    place(wrapped(art), -66, 130, 1.06, -14) +
    place(bar(art.sheet, art.color), 110, -210, 0.86, 18),
  detail: (art) =>
    place(bar(art.sheet, art.color), 640, 520, 1.6, -12) +
    place(foam(art, art.color, 0.7), 330, 930, 1.5),
  carton: [420, 290],
};
