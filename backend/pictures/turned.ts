import { shade } from './color.ts';
import { disc, lathe, type ProfilePoint, strip, TILT } from './lathe.ts';
import type { Material } from './materials.ts';
import { n, type Sheet } from './sheet.ts';

/** A turned body painted with a material; `over` is laid on top in the same outline. */
export function turned(
  sheet: Sheet,
  profile: readonly ProfilePoint[],
  material: Material,
  over?: string,
): string {
  const d = lathe(profile);
  const overlay = over ? `<path d="${d}" fill="${over}"/>` : '';
  return `<path d="${d}" fill="${sheet.linear(material)}"/>${overlay}`;
}

/** A label or ring around a body, from `low` to `high` over the ground. */
export const band = (
  sheet: Sheet,
  radius: number,
  [low, high]: readonly [number, number],
  material: Material,
): string => `<path d="${strip([radius, low], [radius, high])}" fill="${sheet.linear(material)}"/>`;

/** The lid of a turned body: a disc lit from the upper left with a fine bevel. */
export function lid(sheet: Sheet, radius: number, height: number, color: string): string {
  const fill = sheet.linear(
    [
      [0, shade(color, 0.1, 0.9)],
      [0.5, shade(color, 0.045)],
      [1, shade(color, -0.05)],
    ],
    [0, 0, 1, 1],
  );
  return [
    disc(radius, height, `fill="${fill}"`),
    `<path d="M${n(-radius)} ${n(-height)}A${n(radius)} ${n(radius * TILT)} 0 0 0 ${n(radius)} ${n(-height)}" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="2"/>`,
  ].join('');
}

/** Darkness towards the foot of a body and light at its top: the room reflected. */
export const grounding = (sheet: Sheet, ink = '#2b2026', strength = 0.2): string =>
  sheet.linear(
    [
      [0, '#ffffff', 0.1],
      [0.4, '#ffffff', 0],
      [0.72, ink, 0],
      [1, ink, strength],
    ],
    [0, 0, 0, 1],
  );

/** A groove or seam around a body. */
export const seam = (radius: number, height: number, color: string, width = 3): string =>
  `<path d="M${n(-radius)} ${n(-height)}A${n(radius)} ${n(radius * TILT)} 0 0 0 ${n(radius)} ${n(-height)}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
