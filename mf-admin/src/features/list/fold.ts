/** Lower case without marks, so that `Brașov`, `Braşov` and `brasov` find each other. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
