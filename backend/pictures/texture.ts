import type { Art } from './art.ts';
import { shade } from './color.ts';
import { spot } from './scene.ts';
import { n, place, type Sheet } from './sheet.ts';

/** Slopes are measured between pixels: tuned for a rendering of 1920 px. */
const RELIEF = 1.44;

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
<feDiffuseLighting in="relief" surfaceScale="${n(height * RELIEF)}" diffuseConstant="1.05" lighting-color="#fff" result="shade"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="shade" operator="arithmetic" k1="0.8" k2="0.28" result="body"/>
<feSpecularLighting in="relief" surfaceScale="${n(height * RELIEF)}" specularConstant="${n(sparkle)}" specularExponent="${n(sharpness)}" lighting-color="#fff" result="light"><feDistantLight azimuth="232" elevation="48"/></feSpecularLighting>
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

/** Even strokes of a soft brush side by side, as one band around the origin. */
export function strokes(
  { sheet, random }: Art,
  color: string,
  { length, streaks }: { length: number; streaks: number },
): string {
  const half = length / 2;
  const paths = Array.from({ length: streaks }, (_, index) => {
    const y = (index - (streaks - 1) / 2) * 9;
    const from = -half + random() * 44;
    const to = half - random() * 60;
    const tone = shade(color, (random() - 0.5) * 0.09);
    return `<path d="M${n(from)} ${n(y - 10)}C${n(-half * 0.4)} ${n(y - 34)} ${n(half * 0.3)} ${n(y + 40)} ${n(to)} ${n(y + random() * 8)}" stroke="${tone}" stroke-width="${n(17 + random() * 6)}"/>`;
  });
  return `${spot(sheet, 10, 26, half * 1.06, streaks * 7 + 22, 0.3)}<g fill="none" stroke-linecap="round" ${swell(sheet, 4, 26, 0.34)}>${paths.join('')}</g>`;
}

/** One drop around the origin with its shadow and the lamp on it; `light` is laid over its colour. */
export function blob(
  { sheet, random }: Art,
  radius: number,
  color: string,
  { light, sparkle }: { light: string; sparkle: number },
): string {
  const points = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * 2 * Math.PI;
    const reach = radius * (0.86 + random() * 0.34);
    return { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach * 0.86 };
  });
  const outline = smooth(points);
  // A gradient below the relief would rise in steps: the relief has 256 heights.
  return [
    spot(sheet, radius * 0.1, radius * 0.16, radius * 1.24, radius * 1.1, 0.5),
    `<g ${swell(sheet, Math.max(3, radius * 0.035), 34, sparkle)}><path d="${outline}" fill="${color}"/></g>`,
    `<path d="${outline}" fill="${light}"/>`,
    `<path d="M${n(-radius * 0.6)} ${n(-radius * 0.2)}Q${n(-radius * 0.5)} ${n(-radius * 0.52)} ${n(-radius * 0.18)} ${n(-radius * 0.6)}Q${n(-radius * 0.36)} ${n(-radius * 0.4)} ${n(-radius * 0.6)} ${n(-radius * 0.2)}Z" fill="#fff" opacity="0.6" ${sheet.blur(3)}/>`,
  ].join('');
}

/** One long pull of a spatula around the origin, about 1000 wide. */
export function ribbon({ sheet, random }: Art, color: string, sparkle: number): string {
  const count = 24;
  const streaks = Array.from({ length: count }, (_, index) => {
    const across = index - (count - 1) / 2;
    const y = across * 12.5;
    const ragged = Math.abs(across) * 2.4;
    const from = -486 + random() * 70 + ragged;
    const to = 470 - random() * 120 - ragged;
    const tone = shade(color, (random() - 0.5) * 0.085);
    const lean = across * 3.2;
    return `<path d="M${n(from - lean)} ${n(y + 96)}C${n(-300 - lean)} ${n(y - 176)} ${n(-70 - lean)} ${n(y - 150)} ${n(70 - lean)} ${n(y - 6)}S${n(320 - lean)} ${n(y + 120)} ${n(to - lean)} ${n(y - 116)}" stroke="${tone}" stroke-width="${n(19 + random() * 9)}"/>`;
  });
  return `${spot(sheet, 24, 60, 540, 270, 0.34)}<g fill="none" stroke-linecap="round" ${swell(sheet, 5, 24, sparkle)}>${streaks.join('')}</g>`;
}

/** A heap of loose powder around the origin, seen from above. */
export function heap({ sheet, random }: Art, color: string, radius: number): string {
  const phase = random() * 6;
  const grains = Array.from({ length: Math.round(radius * 5) }, (_, index) => {
    const turn = random() * 2 * Math.PI;
    const edge = 1 + 0.13 * Math.sin(3 * turn + phase) + 0.08 * Math.sin(5 * turn - phase);
    const thrown = index % 17 === 0;
    const away = thrown ? 1 + random() ** 2 * 0.5 : Math.sqrt(random());
    const size = (thrown ? 3 : 6) + random() ** 2 * (thrown ? 7 : 12);
    const corners = Array.from({ length: 6 }, (_corner, at) => {
      const angle = (at / 6) * 2 * Math.PI;
      const reach = size * (0.7 + random() * 0.6);
      return `${n(Math.cos(turn) * away * edge * radius + Math.cos(angle) * reach)} ${n(Math.sin(turn) * away * edge * radius * 0.86 + Math.sin(angle) * reach)}`;
    });
    return `<path d="M${corners.join('L')}Z" fill="${shade(color, (random() - 0.5) * 0.16)}"/>`;
  });
  return `${spot(sheet, radius * 0.1, radius * 0.14, radius * 1.3, radius * 1.14, 0.42)}<g ${swell(sheet, 2.2, 12, 0.05)}>${grains.join('')}</g>`;
}

/** A heap of lather around the origin, seen from above: each bubble a small mirror of the room. */
export function suds({ sheet, random }: Art, color: string, radius: number): string {
  const film = sheet.radial(
    [
      [0, '#ffffff'],
      [0.42, shade(color, 0.07, 0.7), 0.94],
      [0.84, color, 0.86],
      [0.95, shade(color, -0.07), 0.9],
      [1, '#ffffff', 0.85],
    ],
    0.36,
    0.32,
    0.72,
  );
  const bubble = (size: number, x: number, y: number) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${film}"/><ellipse cx="${n(x - size * 0.4)}" cy="${n(y - size * 0.44)}" rx="${n(size * 0.2)}" ry="${n(size * 0.12)}" fill="#fff" transform="rotate(-40 ${n(x - size * 0.4)} ${n(y - size * 0.44)})"/><path d="M${n(x + size * 0.2)} ${n(y + size * 0.76)}A${n(size * 0.8)} ${n(size * 0.8)} 0 0 0 ${n(x + size * 0.76)} ${n(y + size * 0.2)}" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="${n(size * 0.07)}" stroke-linecap="round"/>`;
  const bubbles = Array.from({ length: 260 }, (_, index) => {
    const turn = random() * 2 * Math.PI;
    const away = Math.sqrt(random()) * (1 + 0.07 * Math.sin(4 * turn));
    // Small ones first: the large ones lie on top.
    const size = 15 + (index / 260) ** 3 * 46 * (1.15 - away * 0.6) + random() * 16;
    return bubble(size, Math.cos(turn) * away * radius, Math.sin(turn) * away * radius * 0.86);
  });
  return `${spot(sheet, radius * 0.06, radius * 0.12, radius * 1.3, radius * 1.16, 0.42)}<ellipse rx="${n(radius * 0.98)}" ry="${n(radius * 0.84)}" fill="${color}" opacity="0.9"/>${bubbles.join('')}`;
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
