/** Invisible marks, embeddings, overrides and isolates, which act up to the end of the paragraph. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Hebrew, Arabic and other right-to-left scripts. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * `text` without invisible direction characters.
 * @example withoutDirections('Ana\u202e') // 'Ana'
 */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '');

/**
 * `text` for use in a sentence, isolated so that its direction does not affect the rest. Left-to-right text
 * stays unchanged.
 * @example
 * isolated('Ruj') // 'Ruj'
 * isolated('\u05d0') // '\u2068\u05d0\u2069'
 */
export function isolated(text: string): string {
  const plain = withoutDirections(text);
  return RIGHT_TO_LEFT.test(plain) ? FIRST_STRONG_ISOLATE + plain + POP_ISOLATE : plain;
}
