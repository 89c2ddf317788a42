import type { Art, Family } from '../art.ts';
import { shade, tint } from '../color.ts';
import { brandMark } from '../lettering.ts';
import { GOLD, metal } from '../materials.ts';
import { n, place } from '../sheet.ts';
import { crumble } from '../texture.ts';

/** An open round compact: mirror above, pressed blush below. */
function compact({ sheet, color }: Art): string {
  const shell = tint(color, 0.95, 0.018);
  const cover = sheet.linear(
    [
      [0, shade(shell, 0.04)],
      [0.6, shade(shell, -0.05)],
      [1, shade(shell, -0.14)],
    ],
    [0, 0, 1, 1],
  );
  const mirror = sheet.linear(
    [
      [0, '#f8fbfc'],
      [0.4, '#dde5e9'],
      [0.41, '#c6d1d7'],
      [0.6, '#dae2e6'],
      [0.61, '#f1f5f6'],
      [1, '#c2cdd3'],
    ],
    [0, 0, 1, 0.7],
  );
  const powder = sheet.radial(
    [
      [0, shade(color, 0.05)],
      [0.8, color],
      [1, shade(color, -0.07)],
    ],
    0.4,
    0.38,
    0.65,
  );
  const rays = Array.from(
    { length: 24 },
    (_, index) =>
      `<path d="M0 -44C12 -86 12 -120 0 -168C-12 -120 -12 -86 0 -44Z" transform="rotate(${index * 15})"/>`,
  ).join('');
  const gold = sheet.linear(metal(GOLD), [0, 0, 1, 1]);
  return [
    `<g fill="#54423f" opacity="0.42" ${sheet.blur(22)}><circle cx="26" cy="-196" r="232"/><circle cx="26" cy="250" r="236"/></g>`,
    `<circle cx="0" cy="-226" r="232" fill="${cover}"/><circle cx="0" cy="-226" r="206" fill="${gold}"/><circle cx="0" cy="-226" r="199" fill="${mirror}"/>`,
    `<rect x="-90" y="-16" width="180" height="34" rx="14" fill="${sheet.linear(metal(GOLD), [0, 0, 0, 1])}"/>`,
    `<circle cx="0" cy="220" r="236" fill="${cover}"/><circle cx="0" cy="220" r="206" fill="${gold}"/><circle cx="0" cy="220" r="198" fill="${shade(color, -0.16)}"/><circle cx="2" cy="223" r="194" fill="${powder}"/>`,
    place(
      `<g fill="${shade(color, -0.05)}" opacity="0.75">${rays}</g><g fill="none" stroke="${shade(color, 0.11)}" stroke-width="2" opacity="0.8" transform="translate(-2 -2)">${rays}</g>`,
      2,
      223,
    ),
    place(brandMark(46, shade(color, -0.12)), 2, 223),
    `<path d="M${n(-150)} 100A194 194 0 0 1 40 34" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="5" stroke-linecap="round"/>`,
  ].join('');
}

export const compactFamily: Family = {
  camera: 'table',
  backdrop: { wall: 'plain', light: 'window' },
  radius: 240,
  product: (art) => place(compact(art), 0, 0, 1.02, 12),
  detail: (art) =>
    place(compact(art), 720, 250, 1.7, 20) + place(crumble(art, [art.color]), 300, 960, 1.1),
  carton: [300, 300],
};
