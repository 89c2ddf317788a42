import { trimmed } from './blank.ts';

/** Everything that begins a new line or moves the cursor, but NUL, which is refused where it is read. */
const BREAKS = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu;

/** Line breaks and other control characters become one space, also while somebody types. */
export const withoutBreaks = (text: string): string => text.replace(BREAKS, ' ');

/** The same, trimmed: names and addresses are one line. '' where nothing can be seen. */
export const oneLine = (text: string): string => trimmed(withoutBreaks(text));
