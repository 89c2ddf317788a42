import { closest, distance } from 'fastest-levenshtein';

/** Beyond this it is a different word. */
const MAX_TYPOS = 3;

/** The known word closest to a misspelt one; undefined when none is close. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const meant = known.length > 0 ? closest(word, known) : undefined;
  return meant !== undefined && distance(word, meant) <= Math.min(MAX_TYPOS, word.length / 2)
    ? meant
    : undefined;
}
