import type { Backdrop } from './art.ts';
import { shade, tint } from './color.ts';
import { disc, lathe, TILT } from './lathe.ts';
import { matte } from './materials.ts';
import { n, place, type Sheet } from './sheet.ts';

/** Colour of every shadow: warm, as in a room with wooden floors. */
const SHADE = '#54423f';

/** Wall and floor of a set, tinted by the product; everything else is drawn over them. */
export function studio(sheet: Sheet, color: string, { wall, light, mood }: Backdrop): string {
  const tone = mood === 'deep' ? tint(color, 0.78, 0.05) : tint(color, 0.925, 0.038);
  const back = sheet.linear(
    [
      [0, shade(tone, 0.045, 0.7)],
      [0.55, tone],
      [1, shade(tone, -0.06)],
    ],
    [0, 0, 1, 0.55],
  );
  const floor = sheet.linear(
    [
      [0, shade(tone, -0.035)],
      [0.22, shade(tone, 0.02)],
      [1, shade(tone, 0.04, 0.8)],
    ],
    [0, 0, 0, 1],
  );
  const vignette = sheet.radial(
    [
      [0.6, shade(tone, -0.2), 0],
      [1, shade(tone, -0.25), 0.26],
    ],
    0.45,
    0.45,
    0.8,
  );
  return [
    `<rect width="1200" height="1200" fill="${back}"/>`,
    ornament(sheet, tone, wall),
    `<rect y="850" width="1200" height="350" fill="${floor}"/>`,
    gobo(sheet, tone, light),
    `<rect width="1200" height="1200" fill="${vignette}"/>`,
  ].join('');
}

/** A table seen from above: a sheet of paper across it, shadows of leaves or a window on it. */
export function tabletop(sheet: Sheet, color: string, light: Backdrop['light']): string {
  const tone = tint(color, 0.915, 0.04);
  const table = sheet.linear(
    [
      [0, shade(tone, 0.04, 0.8)],
      [1, shade(tone, -0.045)],
    ],
    [0, 0, 1, 1],
  );
  const paper = sheet.linear(
    [
      [0, shade(tone, 0.055, 0.6)],
      [1, shade(tone, 0.005, 0.8)],
    ],
    [0, 0, 1, 1],
  );
  const fall = sheet.linear([
    [0, SHADE, 0.26],
    [0.4, SHADE, 0.1],
    [1, SHADE, 0],
  ]);
  return [
    `<rect width="1200" height="1200" fill="${table}"/>`,
    `<g transform="rotate(-13 600 600)"><rect x="940" y="-150" width="44" height="1500" fill="${fall}"/><rect x="240" y="-150" width="700" height="1500" fill="${paper}"/></g>`,
    gobo(sheet, tone, light),
  ].join('');
}

function ornament(sheet: Sheet, tone: string, wall: Backdrop['wall']): string {
  if (wall === 'plain') return '';
  const fill = sheet.linear(
    [
      [0, shade(tone, -0.055, 1.35)],
      [1, shade(tone, -0.015, 1.2)],
    ],
    [0, 0, 1, 1],
  );
  const edge = sheet.linear(
    [
      [0, shade(tone, -0.16)],
      [0.5, shade(tone, -0.1), 0.1],
      [1, '#ffffff', 0.6],
    ],
    [0, 0, 1, 0.3],
  );
  const shape =
    wall === 'arch'
      ? 'd="M320 852V430A280 280 0 0 1 880 430V852Z"'
      : 'd="M250 480A350 350 0 1 1 950 480A350 350 0 1 1 250 480Z"';
  return `<path ${shape} fill="${fill}" stroke="${edge}" stroke-width="5"/>`;
}

/** Soft shadows that the key light throws: leaves or the bars of a window. */
export function gobo(sheet: Sheet, tone: string, light: Backdrop['light']): string {
  if (light === 'none') return '';
  const dark = shade(tone, -0.3, 1.4);
  if (light === 'window') {
    const pane = (x: number, y: number) =>
      `<path d="M${x} ${y}l190 -74v226l-190 74z" fill="#fff" opacity="0.36"/>`;
    return `<g ${sheet.blur(12)}>${pane(120, 190)}${pane(326, 110)}${pane(120, 440)}${pane(326, 360)}</g>`;
  }
  return `<g fill="${dark}" opacity="0.2" ${sheet.blur(11)}>${place(frond(13), -60, 420, 1.15, -38)}${place(frond(10), 1290, 60, 0.95, 208)}</g>`;
}

/** A palm leaf along +x: a stem with narrow leaves that shorten towards the tip. */
function frond(pairs: number): string {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = index / pairs;
    const length = 230 * Math.sin(Math.PI * (0.22 + 0.7 * share));
    return [1, -1]
      .map((way) =>
        place(
          `<path d="M0 0C${n(length * 0.3)} ${n(-17)} ${n(length * 0.7)} ${n(-13)} ${n(length)} 0C${n(length * 0.7)} 9 ${n(length * 0.3)} 9 0 0Z"/>`,
          60 + share * 480,
          0,
          1,
          way * (58 - share * 26),
        ),
      )
      .join('');
  });
  return `<rect x="0" y="-3" width="560" height="6" rx="3"/>${leaves.join('')}`;
}

/** A round plinth of stone, its top's middle at the origin. */
export function plinth(sheet: Sheet, color: string, radius: number, height: number): string {
  const stone = tint(color, 0.95, 0.028);
  const top = sheet.linear([
    [0, shade(stone, 0.035)],
    [1, shade(stone, -0.02)],
  ]);
  const side = lathe([
    [radius, -height],
    [radius, 0],
  ]);
  return [
    place(shadow(sheet, radius * 1.04, 0.42), radius * 0.06, height + 4),
    `<path d="${side}" fill="${sheet.linear(matte(shade(stone, -0.045)))}"/>`,
    disc(radius, 0, `fill="${top}"`),
    `<path d="M${-radius} 0A${radius} ${n(radius * TILT)} 0 0 0 ${radius} 0" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="2.5"/>`,
  ].join('');
}

/** Shadow of a standing body: dark at the contact, soft towards the right. */
export function shadow(sheet: Sheet, radius: number, strength = 0.5): string {
  const flat = radius * TILT;
  return [
    spot(sheet, radius * 0.62, flat * 0.5, radius * 2, flat * 2.3, strength * 0.62),
    spot(sheet, radius * 0.08, flat * 0.14, radius * 1.22, flat * 1.5, Math.min(1, strength * 1.5)),
  ].join('');
}

/** A soft dark ellipse. */
export function spot(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity: number,
): string {
  const fill = sheet.radial([
    [0, SHADE, opacity],
    [0.45, SHADE, opacity * 0.72],
    [0.75, SHADE, opacity * 0.2],
    [1, SHADE, 0],
  ]);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}
