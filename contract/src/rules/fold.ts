/**
 * Lower case without diacritics, for searching: `Brașov`, `Braşov` and `brasov` are the same.
 * @example fold('Brașov') // 'brasov'
 */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
