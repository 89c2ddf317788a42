/* Synonyms and word forms for searches, without diacritics (`fold`). */

/** Word that customers type -> word that shops write. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  // Kinds of products
  blush: 'obraz',
  gloss: 'luciu',
  lac: 'oja',
  lipstick: 'ruj',
  rimel: 'mascara',
  // Irregular forms of colour names
  maroniu: 'maro',
  neagra: 'negru',
  verzi: 'verde',
};

/** Final vowels, with an article or `-uri`. The rest has at least two letters and ends in a consonant. */
const ENDING = /^(.+?[^aeiou])(?:[aeiu]*u(?:l|lui|ri|rile|rilor)|[aeiu]*[ei](?:le|lor)|[aeiu]+)$/;

/**
 * Stem of a noun or adjective, without plural, gender and article; usually not a word itself.
 * @example
 * stemOf('rujurile'); // 'ruj'
 * stemOf('oje') === stemOf('oja'); // true
 * stemOf('masti') === stemOf('masca'); // true
 */
export const stemOf = (word: string): string =>
  word
    .replace(ENDING, '$1')
    // mască, măști; șampon, șampoane
    .replace(/st$/, 'sc')
    .replace(/oa(?=[^aeiou]+$)/, 'o');

const SAME_STEMS = new Map(
  Object.entries(SAME_WORDS).map(([word, same]) => [stemOf(word), same] as const),
);

/** The shops' word for any form of a key of `SAME_WORDS`. */
export const sameWord = (word: string): string | undefined => SAME_STEMS.get(stemOf(word));
