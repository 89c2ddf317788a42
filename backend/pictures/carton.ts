import type { Art } from './art.ts';
import { shade, tint } from './color.ts';
import { brandMark, lettering } from './lettering.ts';
import { GOLD } from './materials.ts';
import { n, place } from './sheet.ts';

/** The folding carton a product is sold in, standing on the origin, its right side turned away. */
export function carton({ sheet, color, label }: Art, width: number, height: number): string {
  const paper = tint(color, 0.9, 0.07);
  const ink = tint(color, 0.34, 0.07);
  const depth = Math.min(110, width * 0.36);
  const rise = depth * 0.42;
  const left = -(width + depth) / 2;
  const right = left + width;
  const front = sheet.linear(
    [
      [0, shade(paper, 0.03)],
      [1, shade(paper, -0.025)],
    ],
    [0, 0, 1, 0.5],
  );
  const side = sheet.linear([
    [0, shade(paper, -0.13)],
    [1, shade(paper, -0.19)],
  ]);
  const middle = left + width / 2;
  const inset = 18;
  return [
    `<path d="M${n(left)} ${n(-height)}L${n(left + depth)} ${n(-height - rise)}H${n(right + depth)}L${n(right)} ${n(-height)}Z" fill="${shade(paper, 0.055)}"/>`,
    `<path d="M${n(right)} ${n(-height)}L${n(right + depth)} ${n(-height - rise)}V${n(-rise)}L${n(right)} 0Z" fill="${side}"/>`,
    `<rect x="${n(left)}" y="${n(-height)}" width="${n(width)}" height="${n(height)}" fill="${front}"/>`,
    `<rect x="${n(left)}" y="${n(-height * 0.2)}" width="${n(width)}" height="${n(height * 0.2)}" fill="${color}" opacity="0.85"/>`,
    `<path d="M${n(right)} ${n(-height * 0.2)}L${n(right + depth)} ${n(-height * 0.2 - rise)}V${n(-rise)}L${n(right)} 0Z" fill="${shade(color, -0.14)}" opacity="0.85"/>`,
    `<path d="M${n(left)} ${n(-height * 0.2)}H${n(right)}L${n(right + depth)} ${n(-height * 0.2 - rise)}" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
    `<rect x="${n(left + inset)}" y="${n(-height + inset)}" width="${n(width - 2 * inset)}" height="${n(height * 0.8 - 2 * inset)}" rx="4" fill="none" stroke="${ink}" stroke-opacity="0.35" stroke-width="1.6"/>`,
    place(brandMark(Math.min(64, width * 0.24), ink), middle, -height * 0.68),
    place(
      lettering(label, 30, width * 0.62, ink),
      middle,
      -height * 0.68 + Math.min(100, width * 0.38),
    ),
    `<path d="M${n(left + 1)} ${n(-height)}V0" stroke="#fff" stroke-opacity="0.55" stroke-width="2"/>`,
  ].join('');
}

/** The same carton lying on a table, seen from above. */
export function flatCarton(art: Art, width: number, height: number): string {
  const { sheet, color, label } = art;
  const paper = tint(color, 0.9, 0.07);
  const ink = tint(color, 0.34, 0.07);
  const face = sheet.linear(
    [
      [0, shade(paper, 0.035)],
      [1, shade(paper, -0.03)],
    ],
    [0, 0, 1, 1],
  );
  const [x, y] = [-width / 2, -height / 2];
  return [
    `<rect x="${n(x + 26)}" y="${n(y + 34)}" width="${n(width)}" height="${n(height)}" fill="#54423f" opacity="0.42" ${sheet.blur(20)}/>`,
    `<path d="M${n(x)} ${n(y + height)}l12 16H${n(x + width + 12)}V${n(y + 16)}l-12 -16Z" fill="${shade(paper, -0.17)}"/>`,
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${face}"/>`,
    `<rect x="${n(x)}" y="${n(y + height * 0.78)}" width="${n(width)}" height="${n(height * 0.22)}" fill="${color}" opacity="0.85"/>`,
    `<path d="M${n(x)} ${n(y + height * 0.78)}h${n(width)}" stroke="${GOLD}" stroke-width="3"/>`,
    `<rect x="${n(x + 18)}" y="${n(y + 18)}" width="${n(width - 36)}" height="${n(height * 0.78 - 36)}" fill="none" stroke="${ink}" stroke-opacity="0.35" stroke-width="1.6"/>`,
    place(brandMark(Math.min(64, width * 0.2, height * 0.24), ink), 0, y + height * 0.27),
    place(lettering(label, 34, width * 0.6, ink), 0, y + height * 0.6),
  ].join('');
}
