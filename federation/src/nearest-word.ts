import { closest, distance } from 'fastest-levenshtein';

/** More differences than these are another word. */
const MOST_TYPOS = 3;

/** The known word that a misspelt one probably is; undefined when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const meant = known.length > 0 ? closest(word, known) : undefined;
  return meant !== undefined && distance(word, meant) <= Math.min(MOST_TYPOS, word.length / 2)
    ? meant
    : undefined;
}
