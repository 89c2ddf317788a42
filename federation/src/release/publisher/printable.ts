/**
 * Makes foreign text safe for a terminal or a journal: one line, without control or direction
 * characters.
 */
export const printable = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ');
