import { modeOklch, modeRgb, useMode } from 'culori/fn';

useMode(modeRgb);
const toOklch = useMode(modeOklch);

/** Colour families as shoppers name them, in the order of the filter. */
export const COLOR_FAMILIES = [
  'nude',
  'pink',
  'red',
  'burgundy',
  'coral',
  'brown',
  'gold',
  'green',
  'blue',
  'purple',
  'grey',
  'other',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/**
 * Family of a CSS colour by its lightness, chroma and hue (OKLCH); `other` when the text is no CSS colour.
 * @example
 * colorFamilyOf('hotpink'); // 'pink'
 */
export function colorFamilyOf(color: string): ColorFamily {
  const value = toOklch(color.trim().toLowerCase());
  if (!value) return 'other';
  const { l, c, h = 0 } = value;
  return FAMILIES.find(([, holds]) => holds(l, c, h))?.[0] ?? 'other';
}

type Condition = (lightness: number, chroma: number, hue: number) => boolean;

const isReddish = (h: number): boolean => h < 36 || h >= 335;
const isWarm = (h: number): boolean => h >= 15 && h < 110;
const isPalePink = (l: number, h: number): boolean => l >= 0.8 && h < 30;

/** The first matching row decides. */
const FAMILIES: readonly (readonly [ColorFamily, Condition])[] = [
  // Dark colours look grey even with more chroma than light ones.
  ['grey', (l, c) => c < (l < 0.7 ? 0.04 : 0.0165)],
  [
    'nude',
    (l, c, h) => l >= 0.65 && c < (h < 100 ? 0.085 : 0.035) && isWarm(h) && !isPalePink(l, h),
  ],
  ['burgundy', (l, _, h) => l < 0.45 && isReddish(h)],
  ['pink', (l, c, h) => h >= 345 || h < 15 || isPalePink(l, h) || (h >= 320 && c > 0.25)],
  ['brown', (l, c, h) => c < (l < 0.7 ? 0.17 : 0.15) && h >= (l < 0.7 ? 25 : 55) && h < 80],
  ['coral', (l, _, h) => l >= 0.71 && h < 80],
  ['red', (_l, _c, h) => h < 80],
  ['gold', (l, _, h) => l >= 0.6 && h < 115],
  ['green', (_l, _c, h) => h < 180],
  ['blue', (l, _, h) => h < (l < 0.9 ? 295 : 280)],
  ['purple', () => true],
];
