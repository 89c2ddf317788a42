/**
 * Colour arithmetic in OKLCH (https://bottosson.github.io/posts/oklab/), where a step in lightness
 * looks the same in every hue: a shaded red and a shaded blue keep their character.
 */
export interface Oklch {
  /** 0 black to 1 white. */
  l: number;
  /** 0 grey to about 0.37, the most vivid colour of a screen. */
  c: number;
  /** Degrees. */
  h: number;
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const clamp = (v: number, low: number, high: number) => Math.min(high, Math.max(low, v));

/** `#rrggbb` to OKLCH. */
export function fromHex(hex: string): Oklch {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

/** OKLCH to `#rrggbb`; out-of-gamut colours are clipped channel by channel. */
export function toHex({ l: lightness, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number) => Math.round(clamp(toGamma(v), 0, 1) * 255);
  return `#${channels.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour moved by `dl` in lightness and scaled by `chroma`. */
export function shade(hex: string, dl: number, chroma = 1): string {
  const { l, c, h } = fromHex(hex);
  return toHex({ l: clamp(l + dl, 0, 1), c: c * chroma, h });
}

/** The hue of a colour at a fixed lightness, with capped chroma: tints a scene like its product. */
export function tint(hex: string, l: number, maxChroma: number): string {
  const { c, h } = fromHex(hex);
  // Greys have no hue; a warm one suits the rest of the catalogue.
  return c < 0.02
    ? toHex({ l, c: maxChroma * 0.45, h: 75 })
    : toHex({ l, c: Math.min(maxChroma, c * 0.6), h });
}
