import type { Art, Family } from '../art.ts';
import { shade } from '../color.ts';
import { GOLD, gloss, metal } from '../materials.ts';
import { n, place } from '../sheet.ts';
import { crumble } from '../texture.ts';

interface BrushShape {
  /** Half the width of the head. */
  reach: number;
  /** Length of the head. */
  hair: number;
  handle: number;
}

/** A brush lying along the vertical axis, its ferrule at the origin, hair upwards. */
function brush({ sheet, color, random }: Art, { reach, hair, handle }: BrushShape): string {
  const tip = shade(color, 0.12, 0.5);
  const coat = sheet.linear(
    [
      [0, '#f0dfcf'],
      [0.4, '#b98f72'],
      [1, '#59402f'],
    ],
    [0, 0, 0, 1],
  );
  const strands = Array.from({ length: 44 }, () => {
    const foot = (random() - 0.5) * 60;
    const spread = (foot / 30) * reach;
    const top =
      -hair * (0.72 + 0.28 * Math.sqrt(Math.max(0, 1 - (spread / reach) ** 2)) - random() * 0.06);
    const tone = random() > 0.5 ? '#fff3e6' : '#3d2a1e';
    return `<path d="M${n(foot)} 0C${n(foot * 1.4)} ${n(top * 0.4)} ${n(spread * 1.06)} ${n(top * 0.6)} ${n(spread * 0.86)} ${n(top)}" stroke="${tone}"/>`;
  });
  const head = `M-32 0C${n(-reach * 0.9)} ${n(-hair * 0.34)} ${n(-reach * 1.2)} ${n(-hair * 0.62)} ${n(-reach * 0.8)} ${n(-hair * 0.86)}C${n(-reach * 0.4)} ${n(-hair * 1.04)} ${n(reach * 0.4)} ${n(-hair * 1.04)} ${n(reach * 0.8)} ${n(-hair * 0.86)}C${n(reach * 1.2)} ${n(-hair * 0.62)} ${n(reach * 0.9)} ${n(-hair * 0.34)} 32 0Z`;
  const stick = `M-30 112C-34 ${n(handle * 0.45)} -20 ${n(handle * 0.8)} -9 ${n(handle)}Q0 ${n(handle + 16)} 9 ${n(handle)}C20 ${n(handle * 0.8)} 34 ${n(handle * 0.45)} 30 112Z`;
  return [
    `<g fill="#54423f" opacity="0.42" transform="translate(22 24)" ${sheet.blur(11)}><path d="${head}"/><path d="${stick}"/><path d="M-32 0H32V120H-32Z"/></g>`,
    `<path d="${head}" fill="${coat}"/>`,
    `<g fill="none" stroke-width="1.5" opacity="0.5">${strands.join('')}</g>`,
    `<path d="M${n(-reach * 0.86)} ${n(-hair * 0.82)}C${n(-reach * 0.4)} ${n(-hair * 1.03)} ${n(reach * 0.4)} ${n(-hair * 1.03)} ${n(reach * 0.86)} ${n(-hair * 0.82)}C${n(reach * 0.4)} ${n(-hair * 0.68)} ${n(-reach * 0.4)} ${n(-hair * 0.68)} ${n(-reach * 0.86)} ${n(-hair * 0.82)}Z" fill="${tip}" opacity="0.65" ${sheet.blur(7)}/>`,
    `<path d="${stick}" fill="${sheet.linear(gloss(color))}"/>`,
    `<path d="M-34 -2C-34 50 -31 90 -30 124H30C31 90 34 50 34 -2Z" fill="${sheet.linear(metal(GOLD))}"/>`,
    `<path d="M-32 84H32M-31 100H31" stroke="${shade(GOLD, -0.22)}" stroke-width="2.5"/>`,
  ].join('');
}

const POWDER: BrushShape = { reach: 118, hair: 250, handle: 560 };
const BLEND: BrushShape = { reach: 52, hair: 150, handle: 560 };

export const brushFamily: Family = {
  camera: 'table',
  backdrop: { wall: 'plain', light: 'window' },
  radius: 120,
  product: (art) =>
    place(brush(art, POWDER), -30, -110, 0.98, 32) + place(brush(art, BLEND), 190, 10, 0.86, 24),
  detail: (art) =>
    place(crumble(art, ['#d9a08a', '#c98b79']), 310, 880, 1.1) +
    place(brush(art, POWDER), 640, 600, 1.7, -58),
  carton: [210, 620],
};
