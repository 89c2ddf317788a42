import { clampChroma, formatHex, type Oklch, oklch } from 'culori';
import { contrast, parseHex } from './contrast.ts';

/** Colours of a deployment, `#rrggbb` in lower case. */
export interface BrandColors {
  primary: string;
  accent: string;
}

/** Theme of the design. */
export type Theme = 'light' | 'dark';

/** Shades of one colour in one theme, `#rrggbb`. */
export interface Palette {
  /** Surface of buttons and badges; in the light theme the configured colour itself. */
  fill: string;
  fillHover: string;
  /** Text on `fill` and `fillHover`. */
  onFill: string;
  /** Text and links on the page. */
  text: string;
  soft: string;
  onSoft: string;
  border: string;
  /** Background of selected text. */
  selection: string;
}

/** The design's own colours. */
export const DEFAULT_COLORS: BrandColors = { primary: '#0f5f5a', accent: '#ff8468' };

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const MIN_TEXT_CONTRAST = 4.5;
const MIN_SHAPE_CONTRAST = 3;

/** Surfaces of the design's tokens, which do not follow the brand. */
export const PAGE_SURFACES: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#fbf9f6', '#ffffff', '#f4f0ea', '#f6f2ec'],
  dark: ['#151311', '#1e1b18', '#272320', '#1a1714', '#2a2622'],
};

type QuietShade = 'soft' | 'onSoft' | 'border' | 'selection';

/** Lightness (OKLCH, 0 to 1) and maximum chroma of the quiet shades, as in the design's own. */
const QUIET: Record<Theme, Record<QuietShade, readonly [lightness: number, maxChroma: number]>> = {
  light: {
    soft: [0.955, 0.025],
    onSoft: [0.37, 0.12],
    border: [0.85, 0.05],
    selection: [0.89, 0.05],
  },
  dark: {
    soft: [0.285, 0.035],
    onSoft: [0.88, 0.08],
    border: [0.4, 0.05],
    selection: [0.43, 0.07],
  },
};
const HOVER_STEP = 0.06;
const SEARCH_STEP = 0.005;
/** In the dark theme a fill must stand out; the default one has 9. */
const DARK_FILL_CONTRAST = 6;

/** Shades of the primary colour; check it with {@link primaryProblem} first. */
export function primaryPalette(color: string, theme: Theme): Palette {
  return palette(color, theme, theme === 'light' ? 0 : DARK_FILL_CONTRAST);
}

/** Shades of the accent. Any colour works, because none carries meaning alone. */
export function accentPalette(color: string, theme: Theme): Palette {
  return palette(color, theme, theme === 'light' ? 0 : MIN_SHAPE_CONTRAST);
}

/**
 * Problem of a primary colour.
 * @returns null when it contrasts with the page; else a sentence with the nearest usable colour of its hue
 */
export function primaryProblem(color: string): string | null {
  if (standsOut(color)) return null;
  const ratio = lowestContrast(color, lightGrounds(color)).toFixed(2);
  return `${color} has a contrast of ${ratio}:1 with the page and needs ${MIN_SHAPE_CONTRAST}:1; the nearest colour that has it is ${move(color, 'light', standsOut)}`;
}

const lightGrounds = (color: string): string[] => [
  ...PAGE_SURFACES.light,
  shade(color, ...QUIET.light.soft),
];

const standsOut = (color: string): boolean =>
  lowestContrast(color, lightGrounds(color)) >= MIN_SHAPE_CONTRAST;

function palette(color: string, theme: Theme, minFillContrast: number): Palette {
  const quiet = QUIET[theme];
  const soft = shade(color, ...quiet.soft);
  const grounds = [...PAGE_SURFACES[theme], soft];
  const fill = move(color, theme, (one) => lowestContrast(one, grounds) >= minFillContrast);
  const onFill = textOn(fill);
  const away = onFill === WHITE ? -HOVER_STEP : HOVER_STEP;
  return {
    fill,
    fillHover: shade(fill, lightness(fill) + away),
    onFill,
    text: move(fill, theme, (one) => lowestContrast(one, grounds) >= MIN_TEXT_CONTRAST),
    soft,
    onSoft: shade(color, ...quiet.onSoft),
    border: shade(color, ...quiet.border),
    selection: shade(color, ...quiet.selection),
  };
}

const WHITE = '#ffffff';
const BLACK = '#000000';
const INK = [0.2, 0.04] as const;

/** White, else a near-black of the same hue, else black: one is always legible. */
const textOn = (fill: string): string =>
  [WHITE, shade(fill, ...INK)].find((text) => lowestContrast(text, [fill]) >= MIN_TEXT_CONTRAST) ??
  BLACK;

/**
 * The nearest colour of the same hue for which `holds`: darker in the light theme, lighter in the dark one.
 * The last colour tried when none does.
 */
function move(color: string, theme: Theme, holds: (color: string) => boolean): string {
  const step = theme === 'light' ? -SEARCH_STEP : SEARCH_STEP;
  const start = lightness(color);
  let moved = color;
  for (let steps = 1; !holds(moved) && steps <= 1 / SEARCH_STEP; steps++)
    moved = shade(color, start + steps * step);
  return moved;
}

/** A colour at another lightness, with its chroma limited to `maxChroma` and to the screen's gamut. */
function shade(color: string, l: number, maxChroma = Number.POSITIVE_INFINITY): string {
  const origin = parse(color);
  const shaded = { ...origin, l: Math.min(Math.max(l, 0), 1), c: Math.min(origin.c, maxChroma) };
  return formatHex(clampChroma(shaded, 'oklch'));
}

const lightness = (color: string): number => parse(color).l;

function parse(color: string): Oklch {
  const parsed = oklch(color);
  if (!parsed) throw new TypeError(`${color} is no colour.`);
  return parsed;
}

const lowestContrast = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(parseHex(color), parseHex(ground))));
