import { contrast, parseHex as parse, type Rgb } from '@vitrina/contract/rules/contrast';

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;
const SURFACE = { light: '#ffffff', dark: '#1e1b18' } as const;
const STEP = 0.04;

/**
 * Accent tokens, moved towards black or white until both text in the accent on our surface and text on the
 * accent are readable.
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

const write = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
