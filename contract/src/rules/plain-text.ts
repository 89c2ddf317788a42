/** Empty, with a blank at an end, or with a character that is unseen, breaks the line or turns its direction. */
const NOT_PLAIN = /^$|^\s|\s$|[\p{Cc}\p{DI}\u2028\u2029\u2800]/u;

/** Whether a text of one line shows as it is written, and nothing else. */
export const isPlainText = (text: string): boolean => !NOT_PLAIN.test(text);

/** What to do with one that is not. */
export const PLAIN_TEXT =
  'a text of one line that is not empty: no blank at its ends, no invisible or direction-changing character';
