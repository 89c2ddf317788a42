/* Words that mean the same in a search, without diacritics (`fold`). */

/** By the word that a customer types: the word that shops write. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  // Kinds of products
  blush: 'obraz',
  gloss: 'luciu',
  lac: 'oja',
  lipstick: 'ruj',
  rimel: 'mascara',
  // Forms of a colour's name
  alba: 'alb',
  albe: 'alb',
  albastra: 'albastru',
  albastre: 'albastru',
  argintie: 'argintiu',
  aurie: 'auriu',
  galbena: 'galben',
  galbene: 'galben',
  maronie: 'maro',
  maroniu: 'maro',
  neagra: 'negru',
  negre: 'negru',
  portocalie: 'portocaliu',
  portocalii: 'portocaliu',
  rosie: 'rosu',
  rosii: 'rosu',
  verzi: 'verde',
};

const ENDINGS = /(?:urile|urilor|elor|ilor|uri|ele|ile|lui|ii|le|ul)$/;
const SHORTEST_STEM = 3;

/**
 * A noun without its plural or article; `null` without one.
 * @example
 * stemOf('rujuri'); // 'ruj'
 * stemOf('oja'); // null
 */
export function stemOf(word: string): string | null {
  const stem = word.replace(ENDINGS, '');
  return stem !== word && stem.length >= SHORTEST_STEM ? stem : null;
}
