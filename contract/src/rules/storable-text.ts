/** NUL, and half of a surrogate pair: no database stores them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Whether a text can be stored as it is. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);
