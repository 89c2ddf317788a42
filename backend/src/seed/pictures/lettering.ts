import { n } from './sheet.ts';

/**
 * Capital letters as single strokes on a grid 14 high, baseline at 14: labels need no font,
 * and look like the thin geometric lettering of cosmetics.
 */
const GLYPHS: Record<string, readonly [width: number, path: string]> = {
  A: [11, 'M0 14L5.5 0L11 14M2 9.2H9'],
  B: [8, 'M0 14V0H4.2A3.4 3.4 0 0 1 4.2 6.8H0M4.2 6.8A3.6 3.6 0 0 1 4.2 14H0'],
  C: [11, 'M11.4 2.6A7 7 0 1 0 11.4 11.4'],
  D: [10, 'M0 0V14H3.5A7 7 0 0 0 3.5 0Z'],
  E: [7, 'M7 0H0V14H7M0 6.8H6'],
  F: [7, 'M7 0H0V14M0 6.8H6'],
  G: [12, 'M11.4 2.6A7 7 0 1 0 13 7.6H8'],
  H: [9, 'M0 0V14M9 0V14M0 6.8H9'],
  I: [0.1, 'M0 0V14'],
  J: [5, 'M5 0V10.5A3 3 0 0 1 0 12'],
  L: [7, 'M0 0V14H7'],
  M: [12, 'M0 14L1.4 0L6 10L10.6 0L12 14'],
  N: [10, 'M0 14V0L10 14V0'],
  O: [14, 'M7 0A7 7 0 1 0 7 14A7 7 0 1 0 7 0Z'],
  P: [8, 'M0 14V0H4.4A3.8 3.8 0 0 1 4.4 7.6H0'],
  R: [8, 'M0 14V0H4.4A3.7 3.7 0 0 1 4.4 7.4H0M4 7.4L8.4 14'],
  S: [8, 'M7.6 2.2C6.4 -.6 .8 -.6 .8 3.4C.8 7.4 8 6 8 10.6C8 14.8 1.4 15 0 11.6'],
  T: [9, 'M0 0H9M4.5 0V14'],
  U: [9, 'M0 0V9.4A4.5 4.5 0 0 0 9 9.4V0'],
  V: [11, 'M0 0L5.5 14L11 0'],
  Z: [9, 'M0 0H9L0 14H9'],
  ' ': [5, ''],
};
const MARKS: Record<string, readonly [letter: string, mark: (middle: number) => string]> = {
  Ă: ['A', (x) => `M${n(x - 2.6)} -4.6A2.9 2.9 0 0 0 ${n(x + 2.6)} -4.6`],
  Â: ['A', (x) => `M${n(x - 2.4)} -2.6L${n(x)} -5L${n(x + 2.4)} -2.6`],
  Î: ['I', (x) => `M${n(x - 2.4)} -2.6L${n(x)} -5L${n(x + 2.4)} -2.6`],
  Ș: ['S', (x) => `M${n(x)} 16.4V17.4L${n(x - 0.8)} 19`],
  Ț: ['T', (x) => `M${n(x)} 16.4V17.4L${n(x - 0.8)} 19`],
};

const SPACING = 6;

/** `text` centred on x = 0 with its baseline at y = 0, at most `height` high and `width` wide. */
export function lettering(text: string, height: number, width: number, colour: string): string {
  let x = -SPACING;
  const letters = [...text].map((character) => {
    const [letter, mark] = MARKS[character] ?? [character, undefined];
    const [advance, path] = GLYPHS[letter] ?? unknown(character);
    const left = x + SPACING;
    x = left + advance;
    return `<path transform="translate(${n(left)} 0)" d="${path}${mark ? mark(advance / 2) : ''}"/>`;
  });
  const scale = Math.min(height / 14, width / x);
  return `<g transform="scale(${scale.toFixed(3)}) translate(${n(-x / 2)} -14)" fill="none" stroke="${colour}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}

function unknown(character: string): never {
  throw new Error(`no lettering for ${character}`);
}

/** The house's mark, `size` high, centred: a shop window's arch with a drop in it. */
export function brandMark(size: number, colour: string): string {
  return `<g transform="scale(${(size / 40).toFixed(3)})" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linejoin="round"><path d="M-14 20V-4A14 16 0 0 1 14 -4V20Z"/><path d="M0 -10C5 -3 7 1 7 5A7 7 0 0 1 -7 5C-7 1 -5 -3 0 -10Z" fill="${colour}" stroke="none"/></g>`;
}
