import type { Art, Family } from './art.ts';
import { shade } from './color.ts';
import type { FamilyName } from './families.ts';
import { lettering } from './lettering.ts';
import { GOLD, metal } from './materials.ts';
import { plinth, shadow, spot, studio, tabletop } from './scene.ts';
import { n, place, type Sheet } from './sheet.ts';

/** Measured range on the product's axis, and the rotation that turns a lying product upright. */
interface Reach {
  low: number;
  high: number;
  turn?: number;
}

const REACH: Record<FamilyName, Reach> = {
  brush: { low: -464, high: 328, turn: -32 },
  candle: { low: 0, high: 318 },
  compact: { low: -465, high: 16, turn: -12 },
  gloss: { low: 0, high: 576 },
  jar: { low: 0, high: 290 },
  lipstick: { low: 0, high: 578 },
  mascara: { low: 0, high: 632 },
  oil: { low: 0, high: 486 },
  palette: { low: -352, high: 352, turn: 9 },
  perfume: { low: 0, high: 560 },
  polish: { low: 0, high: 552 },
  pump: { low: 0, high: 590 },
  serum: { low: 0, high: 630 },
  soap: { low: -315, high: 50, turn: 14 },
  tube: { low: 0, high: 592 },
};

/** A coin of 50 bani, in cm. */
const COIN = 2.375;
const INK = '#4a3520';
/** Stroke of figures to be read from a distance. */
const BOLD = 1.6;

/** The product beside a ruler and a coin, all to one scale; `height` in cm. */
export function size(
  art: Art,
  { camera, backdrop, radius, product }: Family,
  family: FamilyName,
  height: number,
): string {
  const { sheet, color } = art;
  const { low, high, turn = 0 } = REACH[family];
  const stands = camera === 'studio';
  const scale = Math.min(stands ? 1.42 : 1.02, 800 / (high - low));
  const cm = (scale * (high - low)) / height;
  // The product's foot is at the ruler's zero.
  const zero = stands ? 986 : 600 - low * scale - (stands ? 0 : 20);
  const [coinX, coinY] = stands ? [1060, 1000] : [1056, 1040];
  const scene = stands
    ? [
        studio(sheet, color, backdrop),
        place(plinth(sheet, color, Math.max(250, radius * scale * 1.35), 84), 620, 972),
        place(shadow(sheet, radius * scale), 620, 982),
        place(product(art), 620, 986, scale),
      ]
    : [tabletop(sheet, color, backdrop.light), place(product(art), 640, 580, scale, turn)];
  return [
    ...scene,
    ruler(sheet, zero, cm, Math.ceil(height) + 1),
    mark(height, zero - height * cm),
    place(coin(sheet, (COIN / 2) * cm), coinX, coinY),
  ].join('');
}

function ruler(sheet: Sheet, zero: number, cm: number, length: number): string {
  const wood = sheet.linear([
    [0, '#e2bd83'],
    [0.5, '#f0d3a0'],
    [1, '#d9b174'],
  ]);
  const top = zero - length * cm - 18;
  const lines = Array.from({ length: length * 2 + 1 }, (_, index) => {
    const y = zero - (index * cm) / 2;
    return `M158 ${n(y)}h${index % 2 ? -18 : -32}`;
  });
  const figure = Math.min(22, cm * 0.5);
  const figures = Array.from({ length }, (_, index) =>
    place(
      lettering(String(index + 1), figure, 40, INK, BOLD),
      94,
      zero - (index + 1) * cm + figure / 2,
    ),
  );
  return [
    `<rect x="64" y="${n(top + 12)}" width="104" height="${n(zero - top + 16)}" rx="6" fill="#54423f" opacity="0.4" ${sheet.blur(9)}/>`,
    `<rect x="56" y="${n(top)}" width="104" height="${n(zero - top + 16)}" rx="6" fill="${wood}"/>`,
    `<path d="M57.5 ${n(top + 6)}V${n(zero + 10)}" stroke="#fff" stroke-opacity="0.55" stroke-width="3"/>`,
    `<path d="${lines.join('')}" stroke="${INK}" stroke-width="2.4"/>`,
    figures.join(''),
  ].join('');
}

/** The height as a flag on the ruler, a dotted line from it to the product. */
function mark(height: number, y: number): string {
  const text = `${String(height).replace('.', ',')} cm`;
  return [
    `<path d="M164 ${n(y)}H560" stroke="${INK}" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round" opacity="0.75"/>`,
    `<rect x="182" y="${n(y - 75)}" width="168" height="58" rx="29" fill="#fff" opacity="0.94"/>`,
    place(lettering(text, 28, 130, INK, BOLD), 266, y - 31),
  ].join('');
}

function coin(sheet: Sheet, radius: number): string {
  const gold = sheet.linear(metal(GOLD), [0, 0, 1, 1]);
  const face = sheet.linear(
    [
      [0, shade(GOLD, 0.13)],
      [0.5, shade(GOLD, 0.02)],
      [1, shade(GOLD, -0.06)],
    ],
    [0, 0, 1, 1],
  );
  const ink = shade(GOLD, -0.3);
  return [
    spot(sheet, radius * 0.14, radius * 0.2, radius * 1.22, radius * 1.18, 0.6),
    `<circle r="${n(radius)}" fill="${gold}"/>`,
    `<circle r="${n(radius * 0.87)}" fill="${face}" stroke="${shade(GOLD, -0.15)}" stroke-width="${n(radius * 0.03)}"/>`,
    place(lettering('50', radius * 0.56, radius, ink, 2), 0, radius * 0.16),
    place(lettering('BANI', radius * 0.18, radius, ink, 2), 0, radius * 0.54),
  ].join('');
}
