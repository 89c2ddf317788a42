import { type Lab, modeLab, modeRgb, useMode } from 'culori/fn';

/* Perceptual comparison of product colours: CIELAB of the catalogue's CSS names. */

useMode(modeRgb);
const toLab = useMode(modeLab);

/** Caches names, because a page compares thousands of products. */
const known = new Map<string, Lab | null>();

/** CIELAB of a CSS colour name; `null` when unknown. */
function labOf(color: string | null | undefined): Lab | null {
  if (!color) return null;
  const name = color.trim().toLowerCase();
  const before = known.get(name);
  if (before !== undefined) return before;
  const lab = toLab(name) ?? null;
  known.set(name, lab);
  return lab;
}

/**
 * Distance of two colours (CIE76: 2 is hardly visible, 100 is black to white); `null` when one is unknown.
 */
export function shadeDistance(
  one: string | null | undefined,
  other: string | null | undefined,
): number | null {
  const a = labOf(one);
  const b = labOf(other);
  return a && b && Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

/** Undertones of a colour. */
export const UNDERTONES = ['warm', 'neutral', 'cool'] as const;
export type Undertone = (typeof UNDERTONES)[number];

/** Below this chroma a colour has no undertone. */
const GREYISH = 10;

/**
 * Undertone: yellow and orange are warm, pink and blue cool, greys and the rest neutral; `null` when unknown.
 */
export function undertoneOf(color: string | null | undefined): Undertone | null {
  const lab = labOf(color);
  if (!lab) return null;
  if (Math.hypot(lab.a, lab.b) < GREYISH) return 'neutral';
  const hue = ((Math.atan2(lab.b, lab.a) * 180) / Math.PI + 360) % 360;
  if (hue >= 30 && hue < 110) return 'warm';
  return (hue >= 10 && hue < 30) || (hue >= 110 && hue < 200) ? 'neutral' : 'cool';
}

/** Depths of a colour, lightest first. */
export const DEPTHS = ['light', 'medium', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

/** Depth by lightness; `null` when unknown. */
export function depthOf(color: string | null | undefined): Depth | null {
  const lab = labOf(color);
  if (!lab) return null;
  if (lab.l >= 68) return 'light';
  return lab.l >= 42 ? 'medium' : 'deep';
}
