/**
 * Capital letters as single strokes on a grid 14 high, baseline at 14: labels and invoices need no
 * font file, and look like the thin geometric lettering of cosmetics. Paths use M, L, H, V, C and Z only.
 */
const ROUND = 'C3.13 0 0 3.13 0 7C0 10.87 3.13 14 7 14';

const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [11, 'M0 14L5.5 0L11 14M2 9.2H9'],
  B: [
    8,
    'M0 14V0H4.2C6.1 0 7.6 1.5 7.6 3.4C7.6 5.3 6.1 6.8 4.2 6.8H0M4.2 6.8C6.3 6.8 8 8.4 8 10.4C8 12.4 6.3 14 4.2 14H0',
  ],
  C: [11, `M11.95 2.05C10.6 0.7 8.8 0 7 0${ROUND}C8.8 14 10.6 13.3 11.95 11.95`],
  D: [10, 'M0 0V14H3.5C7.4 14 10.5 10.9 10.5 7C10.5 3.1 7.4 0 3.5 0Z'],
  E: [7, 'M7 0H0V14H7M0 6.8H6'],
  F: [7, 'M7 0H0V14M0 6.8H6'],
  G: [13, `M11.95 2.05C10.6 0.7 8.8 0 7 0${ROUND}C10.9 14 13.6 11.4 13.6 7.6H8.4`],
  H: [9, 'M0 0V14M9 0V14M0 6.8H9'],
  I: [0.1, 'M0 0V14'],
  J: [5, 'M5 0V10.5C5 12.6 3.9 14 2 14C1 14 0.4 13.6 0 13'],
  K: [8, 'M0 0V14M8 0L0 8.4M3 5.6L8.4 14'],
  L: [7, 'M0 0V14H7'],
  M: [12, 'M0 14L1.4 0L6 10L10.6 0L12 14'],
  N: [10, 'M0 14V0L10 14V0'],
  O: [14, `M7 0${ROUND}C10.87 14 14 10.87 14 7C14 3.13 10.87 0 7 0Z`],
  P: [8, 'M0 14V0H4.4C6.5 0 8.2 1.7 8.2 3.8C8.2 5.9 6.5 7.6 4.4 7.6H0'],
  R: [8, 'M0 14V0H4.4C6.4 0 8.1 1.7 8.1 3.7C8.1 5.7 6.4 7.4 4.4 7.4H0M4 7.4L8.4 14'],
  S: [8, 'M7.6 2.2C6.4 -0.6 0.8 -0.6 0.8 3.4C0.8 7.4 8 6 8 10.6C8 14.8 1.4 15 0 11.6'],
  T: [9, 'M0 0H9M4.5 0V14'],
  U: [9, 'M0 0V9.5C0 12 2 14 4.5 14C7 14 9 12 9 9.5V0'],
  V: [11, 'M0 0L5.5 14L11 0'],
  X: [10, 'M0 0L10 14M10 0L0 14'],
  Z: [9, 'M0 0H9L0 14H9'],
  '0': [9, 'M4.5 0C1.6 0 0 3 0 7C0 11 1.6 14 4.5 14C7.4 14 9 11 9 7C9 3 7.4 0 4.5 0Z'],
  '1': [4, 'M0 2.6L4 0V14'],
  '2': [8, 'M0.4 3.6C0.4 1.4 1.9 0 4 0C6.2 0 7.7 1.5 7.7 3.6C7.7 7 0 11 0 14H8'],
  '3': [
    8,
    'M0.6 2C1.3 0.7 2.5 0 4 0C6.1 0 7.5 1.4 7.5 3.3C7.5 5.3 6 6.6 3.6 6.6C6.3 6.6 8 8 8 10.2C8 12.4 6.4 14 4 14C2 14 0.6 13 0 11.4',
  ],
  '4': [9, 'M7 14V0L0 10.2H9'],
  '5': [
    8,
    'M7.4 0H1.4L0.6 6.2C1.5 5.4 2.7 5 3.9 5C6.3 5 8 6.8 8 9.4C8 12.1 6.2 14 3.7 14C2 14 0.7 13.2 0 12',
  ],
  '6': [
    8.6,
    'M6.8 0.2C2.8 1.4 0 5 0 9.4C0 12.2 1.8 14 4.3 14C6.8 14 8.6 12.1 8.6 9.6C8.6 7 6.8 5.3 4.5 5.3C2 5.3 0 7.2 0 9.4',
  ],
  '7': [8, 'M0 0H8L2.6 14'],
  '8': [
    8,
    'M4 6.6C1.9 6.6 0.5 5.2 0.5 3.3C0.5 1.4 1.9 0 4 0C6.1 0 7.5 1.4 7.5 3.3C7.5 5.2 6.1 6.6 4 6.6C1.6 6.6 0 8.1 0 10.3C0 12.4 1.6 14 4 14C6.4 14 8 12.4 8 10.3C8 8.1 6.4 6.6 4 6.6Z',
  ],
  '9': [
    8.6,
    'M1.8 13.8C5.8 12.6 8.6 9 8.6 4.6C8.6 1.8 6.8 0 4.3 0C1.8 0 0 1.9 0 4.4C0 7 1.8 8.7 4.1 8.7C6.6 8.7 8.6 6.8 8.6 4.6',
  ],
  c: [
    6.6,
    'M6.6 6.2C5.9 5.3 5 4.9 4.1 4.9C1.8 4.9 0 6.9 0 9.4C0 12 1.8 14 4.1 14C5 14 5.9 13.6 6.6 12.7',
  ],
  m: [
    10.4,
    'M0 14V5.2M0 8.4C0.4 6.2 1.5 4.9 2.9 4.9C4.4 4.9 5.2 6 5.2 7.8V14M5.2 8.4C5.6 6.2 6.7 4.9 8.1 4.9C9.6 4.9 10.4 6 10.4 7.8V14',
  ],
  '.': [0.1, 'M0 13.3V14'],
  ',': [0.6, 'M0.6 13V14L0 16'],
  ':': [0.1, 'M0 4.6V5.3M0 13.3V14'],
  '-': [4, 'M0 8.4H4'],
  '%': [
    12,
    'M11 0L1 14M2.6 0C1.2 0 0 1.3 0 3C0 4.7 1.2 6 2.6 6C4 6 5.2 4.7 5.2 3C5.2 1.3 4 0 2.6 0ZM9.4 8C8 8 6.8 9.3 6.8 11C6.8 12.7 8 14 9.4 14C10.8 14 12 12.7 12 11C12 9.3 10.8 8 9.4 8Z',
  ],
  ' ': [5, ''],
};

const hat = (x: number) => `M${x - 2.4} -2.6L${x} -5L${x + 2.4} -2.6`;
const comma = (x: number) => `M${x} 16.4V17.4L${x - 0.8} 19`;
const breve = (x: number) => `M${x - 2.6} -4.8C${x - 2} -2 ${x + 2} -2 ${x + 2.6} -4.8`;

const MARKED: Readonly<
  Record<string, readonly [letter: string, mark: (middle: number) => string]>
> = {
  Ă: ['A', breve],
  Â: ['A', hat],
  Î: ['I', hat],
  Ș: ['S', comma],
  Ț: ['T', comma],
};

const SPACING = 6;

/** A line of text as strokes; `width` on the grid whose capitals are 14 high. */
export interface Strokes {
  width: number;
  letters: { x: number; path: string }[];
}

/** @throws Error for a character that has no glyph */
export function strokesOf(text: string): Strokes {
  let width = -SPACING;
  const letters = [...text].map((character) => {
    const [letter, mark] = MARKED[character] ?? [character, undefined];
    const glyph = GLYPHS[letter];
    if (!glyph) throw new Error(`No glyph for ${character}`);
    const [advance, path] = glyph;
    const x = width + SPACING;
    width = x + advance;
    return { x, path: path + (mark ? mark(advance / 2) : '') };
  });
  return { width: Math.max(0, width), letters };
}
