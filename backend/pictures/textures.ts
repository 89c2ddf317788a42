import type { Art, Drawing } from './art.ts';
import { shade, tint } from './color.ts';
import type { FamilyName } from './families.ts';
import { GOLD, gloss, metal } from './materials.ts';
import { gobo, spot } from './scene.ts';
import { n, place } from './sheet.ts';
import { blob, heap, ribbon, strokes, suds, swell } from './texture.ts';

/** The contents, spread out and seen from above: one picture for all variants. */
export const TEXTURES: Record<FamilyName, Drawing> = {
  brush: bristles,
  candle: burning,
  compact: powders,
  gloss: lacquers,
  jar: cream,
  lipstick: swatches,
  mascara: lashes,
  oil: liquids,
  palette: powders,
  perfume: spray,
  polish: lacquers,
  pump: lather,
  serum: liquids,
  soap: lather,
  tube: cream,
};

/** A plain sheet under a window's light. */
export function paper({ sheet, color }: Art): string {
  const tone = tint(color, 0.93, 0.035);
  const fill = sheet.linear(
    [
      [0, shade(tone, 0.035, 0.7)],
      [1, shade(tone, -0.05, 1.2)],
    ],
    [0, 0, 1, 1],
  );
  return `<rect width="1200" height="1200" fill="${fill}"/>${gobo(sheet, tone, 'window')}`;
}

const others = ({ colors }: Art) => colors.slice(1);

/** `count` places in a row across the picture, the middle of the row at its centre. */
const row = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => 600 + (index - (count - 1) / 2) * step);

function cream(art: Art): string {
  const { sheet } = art;
  const tone = tint(art.color, 0.94, 0.05);
  const turns = Array.from({ length: 96 }, (_, index) => {
    const turn = index * 0.2;
    const reach = 112 - index * 1.13;
    return `${n(Math.cos(turn) * reach)} ${n(Math.sin(turn) * reach * 0.92)}`;
  });
  const swirl = `<path d="M${turns.join('L')}" fill="none" stroke="${tone}" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>`;
  return [
    paper(art),
    place(ribbon(art, tone, 0.2), 580, 480, 1.04, -8),
    place(
      `${spot(sheet, 14, 26, 172, 156, 0.34)}<ellipse rx="118" ry="109" fill="${shade(tone, -0.06)}"/><g ${swell(sheet, 5, 20, 0.2)}>${swirl}</g>`,
      880,
      930,
    ),
  ].join('');
}

function swatches(art: Art): string {
  const rest = others(art);
  return [
    paper(art),
    place(ribbon(art, art.color, 0.3), 600, 390, 1, -3),
    ...rest.map((tone, index) =>
      place(
        strokes(art, tone, { length: 720, streaks: 7 }),
        600,
        770 + (index * 400) / rest.length,
      ),
    ),
  ].join('');
}

function lashes(art: Art): string {
  const bands = art.colors.map((tone, index) => {
    const hairs = Array.from({ length: 30 }, (_, at) => {
      const x = -400 + at * 27 + art.random() * 16;
      const lean = 20 + art.random() * 34;
      const height = 96 + art.random() * 62;
      return `<path d="M${n(x)} 0Q${n(x + 2)} ${n(-height * 0.6)} ${n(x + lean)} ${n(-height)}" stroke-width="${n(6 + art.random() * 3)}"/>`;
    });
    const band = `<g fill="none" stroke="${tone}" stroke-linecap="round" ${swell(art.sheet, 3, 24, 0.4)}>${hairs.join('')}</g>`;
    return place(
      band + strokes(art, tone, { length: 860, streaks: 10 }),
      600,
      330 + index * 310,
      1,
      -3,
    );
  });
  return paper(art) + bands.join('');
}

function powders(art: Art): string {
  const rest = others(art);
  return [
    paper(art),
    place(heap(art, art.color, 310), 600, 430),
    ...rest.map((tone, index) =>
      place(heap(art, tone, 125), row(rest.length, 470)[index] ?? 600, 955),
    ),
  ].join('');
}

function lather(art: Art): string {
  return paper(art) + place(suds(art, tint(art.color, 0.9, 0.05), 430), 600, 600);
}

function lacquers(art: Art): string {
  const { sheet } = art;
  const rest = others(art);
  const light = sheet.radial(
    [
      [0, '#ffffff', 0.12],
      [0.7, '#ffffff', 0],
      [1, '#000000', 0.08],
    ],
    0.36,
    0.32,
    0.75,
  );
  const drop = (tone: string, x: number, y: number, radius: number) =>
    place(blob(art, radius, tone, { light, sparkle: 0.8 }), x, y);
  return [
    paper(art),
    drop(art.color, 545, 450, 320),
    drop(art.color, 990, 300, 76),
    drop(art.color, 970, 560, 34),
    ...rest.map((tone, index) =>
      drop(
        tone,
        row(rest.length, Math.min(240, 960 / rest.length))[index] ?? 600,
        975 + (index % 2 ? -22 : 22),
        Math.min(98, 420 / rest.length),
      ),
    ),
  ].join('');
}

function liquids(art: Art): string {
  const { sheet } = art;
  const rest = others(art);
  // Light gathers in a clear pool on the side away from the lamp.
  const light = sheet.radial(
    [
      [0, '#ffffff', 0.46],
      [0.6, '#ffffff', 0.14],
      [1, '#ffffff', 0],
    ],
    0.62,
    0.68,
    0.62,
  );
  const pool = (tone: string, x: number, y: number, radius: number) =>
    place(
      [
        `<ellipse cx="${n(radius * 0.16)}" cy="${n(radius * 0.3)}" rx="${n(radius * 1.02)}" ry="${n(radius * 0.86)}" fill="${tone}" opacity="0.26" ${sheet.blur(26)}/>`,
        blob(art, radius, tone, { light, sparkle: 0.82 }),
        bubbles(art, radius),
      ].join(''),
      x,
      y,
    );
  const y = rest.length > 0 ? 480 : 590;
  return [
    paper(art),
    pool(art.color, 560, y, 345),
    pool(art.color, 990, y - 180, 84),
    ...rest.map((tone, index) =>
      pool(tone, row(rest.length, 480)[index] ?? 600, 1000 + (index % 2 ? -20 : 10), 122),
    ),
  ].join('');
}

function bubbles({ sheet, random }: Art, radius: number): string {
  const fill = sheet.radial(
    [
      [0, '#ffffff', 0.05],
      [0.75, '#ffffff', 0.16],
      [1, '#ffffff', 0.7],
    ],
    0.55,
    0.6,
    0.55,
  );
  return Array.from({ length: Math.round(radius / 15) }, () => {
    const turn = random() * 2 * Math.PI;
    const away = Math.sqrt(random()) * radius * 0.55;
    const size = 4 + random() ** 2 * radius * 0.045;
    const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away * 0.85];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${fill}"/><circle cx="${n(x - size * 0.35)}" cy="${n(y - size * 0.4)}" r="${n(size * 0.2)}" fill="#fff"/>`;
  }).join('');
}

/** Glass with fine drops on it: the scent's colours, one into the other. */
function spray(art: Art): string {
  const { sheet, color, random } = art;
  const far = art.colors[1] ?? color;
  const glassFill = sheet.linear(
    [
      [0, tint(color, 0.95, 0.03)],
      [0.3, shade(color, 0.07, 0.8)],
      [0.62, color],
      [0.8, shade(far, 0.07, 0.8)],
      [1, far],
    ],
    [0, 0, 1, 1],
  );
  const sheen = sheet.linear([
    [0, '#ffffff', 0],
    [0.5, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  const body = sheet.radial(
    [
      [0, '#ffffff', 0.5],
      [0.6, '#ffffff', 0.1],
      [1, shade(color, -0.3), 0.34],
    ],
    0.62,
    0.68,
    0.66,
  );
  const drops = Array.from({ length: 190 }, (_, index) => {
    const size = index < 22 ? 20 + random() * 26 : 4 + random() ** 2 * 15;
    const [x, y] = [random() * 1200, random() * 1200];
    const long = 1 + random() * 0.22;
    return place(
      [
        spot(sheet, size * 0.28, size * 0.42, size * 1.18, size * 1.24, 0.4),
        `<ellipse rx="${n(size)}" ry="${n(size * long)}" fill="${body}"/>`,
        `<ellipse rx="${n(size)}" ry="${n(size * long)}" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="${n(size * 0.05)}"/>`,
        `<ellipse cx="${n(-size * 0.34)}" cy="${n(-size * 0.42)}" rx="${n(size * 0.24)}" ry="${n(size * 0.15)}" fill="#fff" opacity="0.9" transform="rotate(-35 ${n(-size * 0.34)} ${n(-size * 0.42)})"/>`,
      ].join(''),
      x,
      y,
    );
  });
  return [
    `<rect width="1200" height="1200" fill="${glassFill}"/>`,
    `<g transform="rotate(-38 600 600)"><rect x="-300" y="120" width="1800" height="190" fill="${sheet.linear(
      [
        [0, '#ffffff', 0],
        [0.5, '#ffffff', 0.42],
        [1, '#ffffff', 0],
      ],
      [0, 0, 0, 1],
    )}"/><rect x="-300" y="930" width="1800" height="70" fill="${sheen}" opacity="0.5"/></g>`,
    drops.join(''),
  ].join('');
}

function burning(art: Art): string {
  const { sheet, color } = art;
  const wax = tint(color, 0.93, 0.026);
  const rim = sheet.linear(
    [
      [0, '#ffffff'],
      [0.5, tint(color, 0.9, 0.02)],
      [1, '#ffffff'],
    ],
    [0, 0, 1, 1],
  );
  const pool = sheet.radial([
    [0, '#fff6d8'],
    [0.4, '#fdeab9'],
    [0.93, '#f0d09a'],
    [1, '#e6c48f'],
  ]);
  const top = sheet.radial([
    [0.5, shade(wax, 0.03)],
    [1, shade(wax, -0.03)],
  ]);
  const glow = sheet.radial([
    [0, '#ffedb4', 0.9],
    [0.35, '#ffd98a', 0.35],
    [1, '#ffd98a', 0],
  ]);
  const flame = sheet.linear(
    [
      [0, '#ffc765'],
      [0.6, '#fff3d0'],
      [1, '#ffb84d'],
    ],
    [0, 0, 0, 1],
  );
  const melt = wavy(art, 300, 12);
  return [
    paper(art),
    spot(sheet, 650, 690, 590, 560, 0.5),
    `<circle cx="600" cy="600" r="466" fill="${rim}"/>`,
    `<circle cx="600" cy="600" r="440" fill="${shade(wax, -0.09)}"/>`,
    `<circle cx="603" cy="606" r="432" fill="${top}"/>`,
    `<path d="${melt}" transform="translate(600 606)" fill="${pool}" stroke="#fff" stroke-opacity="0.6" stroke-width="6"/>`,
    `<circle cx="600" cy="560" r="330" fill="${glow}"/>`,
    `<ellipse cx="608" cy="626" rx="40" ry="12" fill="#5b3a20" opacity="0.35" ${sheet.blur(5)}/>`,
    '<path d="M600 626C602 606 597 596 601 578" fill="none" stroke="#3a2a22" stroke-width="13" stroke-linecap="round"/>',
    `<path d="M601 420C634 492 652 536 634 572C622 598 580 598 568 572C552 536 578 486 601 420Z" fill="${flame}"/>`,
    '<path d="M601 500C616 536 620 556 612 570C606 580 594 580 589 570C582 556 590 532 601 500Z" fill="#fffbe9"/>',
    `<path d="M236 380A426 426 0 0 1 430 204" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="16" stroke-linecap="round"/>`,
  ].join('');
}

/** A closed line around the origin that is not quite a circle. */
function wavy({ random }: Art, radius: number, swing: number): string {
  const phases = [random() * 6, random() * 6];
  const points = Array.from({ length: 72 }, (_, index) => {
    const turn = (index / 72) * 2 * Math.PI;
    const [a = 0, b = 0] = phases;
    const reach = radius + swing * Math.sin(3 * turn + a) + swing * 0.6 * Math.sin(5 * turn + b);
    return `${n(Math.cos(turn) * reach)} ${n(Math.sin(turn) * reach)}`;
  });
  return `M${points.join('L')}Z`;
}

function bristles(art: Art): string {
  const { sheet, random, color } = art;
  const hairs = Array.from({ length: 620 }, (_, index) => {
    const share = (index * 0.618) % 1;
    const across = share * 2 - 1;
    const foot = 600 + across * 132;
    const spread = 600 + across * 400 + (random() - 0.5) * 50;
    const top = 140 + across ** 2 * 210 + random() * 46;
    const tone = shade('#c8a384', (random() - 0.5) * 0.26 - (index % 3 ? 0 : 0.06));
    return `<path d="M${n(foot)} 900C${n(foot + across * 30)} 700 ${n(600 + across * 380)} 480 ${n(spread)} ${n(top)}" stroke="${tone}" stroke-width="${n(3 + random() * 4)}"/>`;
  });
  const tips = sheet.radial([
    [0, '#fff4e6', 0.55],
    [1, '#fff4e6', 0],
  ]);
  return [
    paper(art),
    `<path d="M500 900C560 700 240 420 250 300C400 160 860 160 1010 300C1010 420 720 700 760 900Z" fill="#54423f" opacity="0.3" ${sheet.blur(34)}/>`,
    `<g fill="none" stroke-linecap="round">${hairs.join('')}</g>`,
    `<ellipse cx="540" cy="330" rx="330" ry="200" fill="${tips}"/>`,
    `<path d="M452 880H748L728 1080H472Z" fill="${sheet.linear(metal(GOLD))}"/>`,
    `<path d="M462 990H738M465 1024H735" stroke="${shade(GOLD, -0.2)}" stroke-width="5"/>`,
    `<path d="M470 1076H730L716 1200H484Z" fill="${sheet.linear(gloss(color))}"/>`,
  ].join('');
}
