type Rgb = readonly [number, number, number];

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;
/** The cards that text and buttons stand on (shared-ui's tokens). */
const SURFACE = { light: '#ffffff', dark: '#1e1b18' } as const;
const STEP = 0.04;

/**
 * The properties of the design that carry the accent, moved towards black or white until text in
 * it can be read on our surface, and text on it too.
 * @param accent `#rrggbb`
 * @returns custom properties and their values
 */
export function readableAccent(accent: string, dark: boolean): Record<string, string> {
  const surface = parse(dark ? SURFACE.dark : SURFACE.light);
  const towards: Rgb = dark ? [255, 255, 255] : [0, 0, 0];
  let color = parse(accent);
  for (let share = 0; contrast(color, surface) < MIN_CONTRAST && share < 1; share += STEP)
    color = mix(parse(accent), towards, share + STEP);
  const main = write(color);
  const on = contrast(color, [255, 255, 255]) >= MIN_CONTRAST ? '#ffffff' : '#000000';
  return {
    '--color-primary': main,
    '--color-primary-hover': write(
      mix(color, on === '#ffffff' ? [0, 0, 0] : [255, 255, 255], 0.14),
    ),
    '--color-on-primary': on,
    '--color-primary-text': main,
    '--color-primary-soft': write(mix(color, surface, 0.88)),
    '--color-on-primary-soft': write(mix(color, towards, 0.4)),
    '--color-primary-border': write(mix(color, surface, 0.7)),
    '--color-accent': main,
    '--color-accent-hover': write(mix(color, towards, 0.14)),
    '--color-on-accent': on,
    '--color-focus': main,
  };
}

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const write = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
