import { fromHex, shade, tint } from './color.ts';
import type { Stop } from './sheet.ts';

/**
 * Shading of round bodies in the studio's light, as stops from the left to the right edge.
 * The key light is a tall softbox on the left, a weaker one fills in from the right.
 */
export type Material = readonly Stop[];

/** Lacquered plastic: a narrow bright reflection and a rim. */
export const gloss = (hex: string): Material => [
  [0, shade(hex, -0.16)],
  [0.05, shade(hex, -0.07)],
  [0.1, shade(hex, 0.03)],
  [0.13, shade(hex, 0.2, 0.6)],
  [0.2, shade(hex, 0.22, 0.55)],
  [0.24, shade(hex, 0.05)],
  [0.5, hex],
  [0.78, shade(hex, -0.09)],
  [0.9, shade(hex, -0.17)],
  [0.95, shade(hex, -0.1)],
  [1, shade(hex, -0.15)],
];

/** Soft-touch surfaces, paper, soap, wax. */
export const matte = (hex: string): Material => [
  [0, shade(hex, -0.1)],
  [0.12, shade(hex, 0)],
  [0.32, shade(hex, 0.055)],
  [0.6, shade(hex, 0)],
  [0.88, shade(hex, -0.11)],
  [1, shade(hex, -0.14)],
];

/** Brushed or polished metal: several reflections of the room. */
export const metal = (hex: string): Material => [
  [0, shade(hex, -0.24)],
  [0.06, shade(hex, -0.08)],
  [0.14, shade(hex, 0.17, 0.6)],
  [0.22, shade(hex, 0.2, 0.5)],
  [0.3, shade(hex, 0.02)],
  [0.46, shade(hex, -0.14)],
  [0.58, shade(hex, -0.05)],
  [0.7, shade(hex, 0.12, 0.7)],
  [0.8, shade(hex, -0.04)],
  [0.92, shade(hex, -0.2)],
  [1, shade(hex, -0.28)],
];

/** Tinted liquid behind glass: light gathers in the middle, edges are deep. */
export const liquid = (hex: string): Material => [
  [0, shade(hex, -0.2, 1.1)],
  [0.1, shade(hex, -0.1, 1.1)],
  [0.3, shade(hex, 0.02)],
  [0.62, shade(hex, 0.09)],
  [0.85, shade(hex, 0)],
  [1, shade(hex, -0.18, 1.1)],
];

/** Overlay of clear glass. */
export const glass: Material = [
  [0, '#23303a', 0.34],
  [0.04, '#ffffff', 0.5],
  [0.08, '#ffffff', 0.06],
  [0.12, '#ffffff', 0.5],
  [0.2, '#ffffff', 0.42],
  [0.22, '#ffffff', 0.04],
  [0.72, '#ffffff', 0.02],
  [0.88, '#ffffff', 0.24],
  [0.93, '#1d2a33', 0.1],
  [0.97, '#ffffff', 0.35],
  [1, '#23303a', 0.36],
];

export const GOLD = '#c9a26b';
export const INK = '#26262b';
export const IVORY = '#f6f1e8';

/** Readable ink on `color`. */
export const inkOn = (color: string): string =>
  fromHex(color).l > 0.74 ? tint(color, 0.34, 0.07) : '#ffffff';
