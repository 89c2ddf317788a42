/**
 * Empty, with surrounding spaces, or with characters that are invisible, break the line or change direction.
 */
const NOT_PLAIN = /^$|^\s|\s$|[\p{Cc}\p{DI}\u2028\u2029\u2800]/u;

/** Whether a one-line text is displayed exactly as written. */
export const isPlainText = (text: string): boolean => !NOT_PLAIN.test(text);

/** Says how to correct other texts. */
export const PLAIN_TEXT =
  'a text of one line that is not empty: no blank at its ends, no invisible or direction-changing character';
