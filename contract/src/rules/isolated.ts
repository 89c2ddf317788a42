/** Marks, embeddings, overrides and isolates: unseen, and in force up to the end of the paragraph. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Hebrew, Arabic and the other scripts that are read from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** `text` without the characters that only turn the direction in which it is read. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '');

/**
 * `text` as part of a sentence: whatever its direction, the rest of the sentence keeps its own. Text
 * that is read from left to right stays as it is.
 */
export function isolated(text: string): string {
  const plain = withoutDirections(text);
  return RIGHT_TO_LEFT.test(plain) ? FIRST_STRONG_ISOLATE + plain + POP_ISOLATE : plain;
}
