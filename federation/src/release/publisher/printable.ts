/** Text of somebody else for a terminal or a journal: on one line, and without what moves or turns it. */
export const printable = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ');
