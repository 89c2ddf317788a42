import { trimmed } from './blank.ts';

/** Control characters and line breaks, except NUL, which input validation refuses. */
const BREAKS = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu;

/** Replaces line breaks and other control characters by a space; suits text being typed. */
export const withoutBreaks = (text: string): string => text.replace(BREAKS, ' ');

/** The same, trimmed, for names and addresses; '' when blank. */
export const oneLine = (text: string): string => trimmed(withoutBreaks(text));
