import type { Art } from './art.ts';
import { shade } from './color.ts';
import { spot } from './scene.ts';
import { n, place, type Sheet } from './sheet.ts';

/**
 * Swells a flat drawing: bright parts rise, edges catch light from the upper left and fall into
 * shade on the lower right. `sparkle` is 0 for powder and about 1 for lacquer.
 */
export function swell(sheet: Sheet, height: number, sharpness: number, sparkle: number): string {
  const filter = sheet.define(
    (
      id,
    ) => `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
<feColorMatrix in="SourceGraphic" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0.3 0.12 0.3 0"/>
<feGaussianBlur stdDeviation="${n(height)}" result="relief"/>
<feDiffuseLighting in="relief" surfaceScale="${n(height * 0.9)}" diffuseConstant="1.05" lighting-color="#fff" result="shade"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="shade" operator="arithmetic" k1="0.8" k2="0.28" result="body"/>
<feSpecularLighting in="relief" surfaceScale="${n(height * 0.9)}" specularConstant="${n(sparkle)}" specularExponent="${n(sharpness)}" lighting-color="#fff" result="light"><feDistantLight azimuth="232" elevation="48"/></feSpecularLighting>
<feComposite in="body" in2="light" operator="arithmetic" k2="1" k3="1" result="lit"/>
<feComposite in="lit" in2="SourceAlpha" operator="in"/></filter>`,
  );
  return `filter="${filter}"`;
}

/** A thick swatch drawn in one movement, about 440 wide: lipstick, cream, gloss. */
export function smear({ sheet, random }: Art, color: string, sparkle = 0.4): string {
  const bend = () => (random() - 0.5) * 34;
  const [a, b, c] = [bend(), bend(), bend()];
  const streaks = Array.from({ length: 13 }, (_, index) => {
    const offset = (index - 6) * 9;
    const edge = Math.abs(index - 6);
    const from = -178 + random() * 22 + edge * edge * 1.2;
    const to = 186 - random() * 34 - edge * edge * 1.3;
    const tone = shade(color, (random() - 0.5) * 0.1);
    return `<path d="M${n(from)} ${n(30 + a + offset)}C-90 ${n(-50 + b + offset)} -20 ${n(-44 + b + offset * 0.9)} 24 ${n(6 + offset)}S${n(to - 70)} ${n(46 + c + offset)} ${n(to)} ${n(-26 + c + offset)}" stroke="${tone}" stroke-width="${n(25 + random() * 8)}"/>`;
  });
  return `${spot(sheet, 14, 26, 262, 96, 0.34)}<g fill="none" stroke-linecap="round" ${swell(sheet, 6, 26, sparkle)}>${streaks.join('')}</g>`;
}

/** A puddle and drops of something liquid, about 420 wide, seen at a low angle. */
export function puddle({ sheet, random }: Art, color: string): string {
  const fill = sheet.radial(
    [
      [0, shade(color, 0.1)],
      [0.8, color],
      [1, shade(color, -0.04)],
    ],
    0.4,
    0.4,
    0.6,
  );
  const blob = (x: number, y: number, radius: number) => {
    const points = Array.from({ length: 9 }, (_, index) => {
      const turn = (index / 9) * 2 * Math.PI;
      const reach = radius * (0.82 + random() * 0.36);
      return { x: x + Math.cos(turn) * reach, y: y + Math.sin(turn) * reach * 0.34 };
    });
    return `<path d="${smooth(points)}" fill="${fill}"/>`;
  };
  const shapes = [
    blob(-30, 0, 160),
    blob(150, 44, 46),
    blob(-186, 46, 30),
    blob(92, -58, 22),
    blob(214, 8, 14),
  ];
  return `${spot(sheet, 8, 12, 236, 84, 0.34)}<g ${swell(sheet, 6, 34, 0.75)}>${shapes.join('')}</g>`;
}

/** Pressed powder broken into crumbs, about 420 wide, seen from above. */
export function crumble({ sheet, random }: Art, colors: readonly string[]): string {
  const crumbs = Array.from({ length: 120 }, (_, index) => {
    const away = random() ** 1.5;
    const turn = random() * 2 * Math.PI;
    const size = (1 - away) * 24 * random() + 2.5;
    const corners = Array.from({ length: 6 }, (_corner, at) => {
      const reach = size * (0.6 + random() * 0.7);
      const angle = (at / 6) * 2 * Math.PI;
      return `${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}`;
    });
    const tone = shade(colors[index % colors.length] ?? '#888888', (random() - 0.5) * 0.1);
    const outline = `d="M${corners.join('L')}Z"`;
    const crumb = [
      `<path ${outline} fill="${shade(tone, -0.2)}" transform="translate(${n(size * 0.16)} ${n(size * 0.22)})"/>`,
      `<path ${outline} fill="${tone}"/>`,
      `<path ${outline} fill="${shade(tone, 0.07)}" transform="translate(${n(-size * 0.12)} ${n(-size * 0.14)}) scale(.62)"/>`,
    ].join('');
    return place(crumb, Math.cos(turn) * away * 210, Math.sin(turn) * away * 210);
  });
  const dust = sheet.radial([
    [0, colors[0] ?? '#888888', 0.4],
    [1, colors[0] ?? '#888888', 0],
  ]);
  return `<circle r="190" fill="${dust}"/>${crumbs.join('')}`;
}

/** Lather: heaped bubbles, about 380 wide. */
export function foam({ sheet, random }: Art, color: string, flatness = 0.34): string {
  const film = sheet.radial(
    [
      [0, '#ffffff', 0.3],
      [0.7, shade(color, 0.2, 0.4), 0.4],
      [0.93, '#ffffff', 0.95],
      [1, shade(color, 0, 0.5), 0.75],
    ],
    0.42,
    0.38,
    0.6,
  );
  const bubbles = Array.from({ length: 90 }, () => {
    const away = Math.sqrt(random());
    const turn = random() * 2 * Math.PI;
    const size = 7 + (1 - away) * 34 * random() + random() * 9;
    const x = Math.cos(turn) * away * 190;
    const y = Math.sin(turn) * away * 190 * flatness - size * 0.4;
    const glint = `<circle cx="${n(x - size * 0.35)}" cy="${n(y - size * 0.4)}" r="${n(size * 0.14)}" fill="#fff"/>`;
    return {
      y,
      markup: `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${film}"/>${glint}`,
    };
  });
  return bubbles
    .sort((a, b) => a.y - b.y)
    .map(({ markup }) => markup)
    .join('');
}

/** A closed curve through the middles of neighbouring points. */
function smooth(points: readonly { x: number; y: number }[]): string {
  const middle = (index: number) => {
    const a = points[index % points.length] ?? { x: 0, y: 0 };
    const b = points[(index + 1) % points.length] ?? a;
    return `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const corner = points[(index + 1) % points.length] ?? { x: 0, y: 0 };
    return `Q${n(corner.x)} ${n(corner.y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}
