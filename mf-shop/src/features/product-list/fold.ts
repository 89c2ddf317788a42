/** Text as a search compares it: lower case, and without the marks of ă, â, î, ș/ş, ț/ţ. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
