/** NUL, and half of a surrogate pair: no database stores them. */
export const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Whether a text can be stored as it is. */
export const isStorable = (text: string): boolean => text.search(UNSTORABLE) < 0;
