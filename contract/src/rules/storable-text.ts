/** NUL and lone surrogates, which databases refuse. */
export const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Whether a text can be stored as it is. */
export const isStorable = (text: string): boolean => text.search(UNSTORABLE) < 0;
