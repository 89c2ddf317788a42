/**
 * Makes foreign text safe for a terminal or a journal: one line, without control, direction or line
 * break characters.
 */
export const printable = (text: string): string => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
