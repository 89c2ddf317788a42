/* Words and their forms that mean the same in a search, without diacritics (`fold`). */

/** By the word that a customer types: the word that shops write. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  // Kinds of products
  blush: 'obraz',
  gloss: 'luciu',
  lac: 'oja',
  lipstick: 'ruj',
  rimel: 'mascara',
  // Forms of a colour's name that have another stem
  maroniu: 'maro',
  neagra: 'negru',
  verzi: 'verde',
};

/** Vowels at the end, with an article or `-uri`. What stays ends with a consonant and has two letters. */
const ENDING = /^(.+?[^aeiou])(?:[aeiu]*u(?:l|lui|ri|rile|rilor)|[aeiu]*[ei](?:le|lor)|[aeiu]+)$/;

/**
 * A noun or an adjective without plural, gender and article: the same for all its forms, and seldom a word.
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

/** The word that shops write for any form of a word of `SAME_WORDS`. */
export const sameWord = (word: string): string | undefined => SAME_STEMS.get(stemOf(word));
