import { fold } from './fold.ts';
import { SAME_WORDS, stemOf } from './search-words.ts';

/*
 * Search in memory (docs/product.md#search): words without diacritics; typing mistakes only when nothing else
 * matches, and items with some of the words only when none has them all. Each key press compares the vocabulary, not the texts.
 */

/** Searched texts of an item, most important field first; later ones count less. */
export type SearchFields = readonly (readonly string[])[];

export interface SearchIndex {
  /** Per word: its items, each as `item * FIELDS + field`. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly size: number;
}

/** More than any caller has. */
const FIELDS = 8;

/** A run of letters and digits. */
const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Words of a query as they are compared: folded, each by the word that shops write. */
export const queryWords = (query: string): string[] =>
  wordsOf(query).map((word) => (Object.hasOwn(SAME_WORDS, word) && SAME_WORDS[word]) || word);

/** Built once per list; items are identified by index. */
export function indexTexts(items: readonly SearchFields[]): SearchIndex {
  const words = new Map<string, number[]>();
  items.forEach((fields, item) => {
    const own = new Set<string>();
    fields.forEach((texts, field) => {
      for (const word of texts.flatMap(wordsOf)) {
        // A word counts in its most important field.
        if (own.has(word)) continue;
        own.add(word);
        const postings = words.get(word);
        if (postings) postings.push(item * FIELDS + field);
        else words.set(word, [item * FIELDS + field]);
      }
    });
  });
  return { words, size: items.length };
}

/** Fields from this one on (ingredients, description) match only word beginnings of four letters or more. */
const LONG_TEXTS = 2;
const SHORTEST_BEGINNING = 4;
/** Matches by typing mistake rank behind all others. */
const MISTAKE = 10;

export interface SearchResult {
  /** By item: lower is better. */
  ranks: ReadonlyMap<number, number>;
  /** No item has every word of the query; these have most of them. */
  isPartial: boolean;
}

/** Shorter words ("de", "cu") do not make an item a partial match. */
const SHORTEST_PARTIAL = 3;

/**
 * Items that contain every word of the query or, without any, those that contain most of its words. `null` for
 * a query without words.
 * @example
 * const index = indexTexts([[['Ruj mat'], ['buze']], [['Fond de ten'], ['ten']]]);
 * const found = searchTexts(index, 'funt de ten'); // the second one, by a typing mistake
 */
export function searchTexts(index: SearchIndex, query: string): SearchResult | null {
  const asked = wordsOf(query);
  if (asked.length === 0) return null;
  const byWord = asked.map((word) => ranksOf(index, word));
  const complete = sumOfRanks(index.size, byWord, byWord.length);
  if (complete.size > 0) return { ranks: complete, isPartial: false };
  const counted = byWord.filter((_, place) => (asked[place] ?? '').length >= SHORTEST_PARTIAL);
  for (let matched = counted.length; matched > 0; matched -= 1) {
    const ranks = sumOfRanks(index.size, counted, matched);
    if (ranks.size > 0) return { ranks, isPartial: true };
  }
  return { ranks: complete, isPartial: false };
}

/** Items that match at least `least` of the words, with the sum of their ranks. */
function sumOfRanks(size: number, byWord: readonly Float64Array[], least: number) {
  const sums = new Map<number, number>();
  for (let item = 0; item < size; item += 1) {
    const matched = byWord.map((ranks) => at(ranks, item)).filter((rank) => rank < NONE);
    if (matched.length < least) continue;
    sums.set(
      item,
      matched.reduce((sum, rank) => sum + rank, 0),
    );
  }
  return sums;
}

const NONE = Number.POSITIVE_INFINITY;

/** Rank of each item for one word; `NONE` without a match. */
function ranksOf(index: SearchIndex, asked: string): Float64Array {
  const ranks = new Float64Array(index.size).fill(NONE);
  const same = Object.hasOwn(SAME_WORDS, asked) ? SAME_WORDS[asked] : undefined;
  // Each may match: a name can have the word that is typed, too.
  const isFound = [addMatches(index, asked, ranks), same && addMatches(index, same, ranks)];
  if (isFound.some(Boolean)) return ranks;
  const stem = stemOf(asked);
  const tries: [typeof addMatches, string | null][] = [
    [addMatches, stem],
    [addMistaken, asked],
    [addMistaken, stem],
  ];
  tries.some(([addSome, word]) => word && addSome(index, word, ranks));
  return ranks;
}

/** Adds the items with a word that contains `asked`. @returns whether there are any */
function addMatches({ words }: SearchIndex, asked: string, ranks: Float64Array): boolean {
  let isFound = false;
  for (const [word, postings] of words) {
    const place = word.indexOf(asked);
    if (place < 0) continue;
    const isWhole = word.length === asked.length;
    const isBeginning = place === 0 && asked.length >= SHORTEST_BEGINNING;
    const rank = isWhole ? 0 : place === 0 ? 0.2 : 0.4;
    if (add(ranks, postings, rank, isWhole || isBeginning ? FIELDS : LONG_TEXTS)) isFound = true;
  }
  return isFound;
}

/** Adds the items with a word like `asked`: those of long texts only when no other has one. */
function addMistaken({ words }: SearchIndex, asked: string, ranks: Float64Array): boolean {
  const most = mistakesIn(asked);
  if (most === 0) return false;
  const alike = [...words].flatMap(([word, postings]) => {
    if (asked.length === SHORTEST_MISTAKEN && !isReordered(asked, word)) return [];
    const mistakes = mistakesBetween(asked, word, most);
    return mistakes <= most ? [{ postings, rank: MISTAKE * mistakes }] : [];
  });
  return [LONG_TEXTS, FIELDS].some((fields) =>
    alike.map(({ postings, rank }) => add(ranks, postings, rank, fields)).some(Boolean),
  );
}

/**
 * Ranks the items of one word.
 * @param fields number of fields that count
 * @returns whether any counted
 */
function add(
  ranks: Float64Array,
  postings: readonly number[],
  rank: number,
  fields: number,
): boolean {
  let isFound = false;
  for (const posting of postings) {
    const field = posting % FIELDS;
    if (field >= fields) continue;
    const item = (posting - field) / FIELDS;
    if (rank + field < at(ranks, item)) ranks[item] = rank + field;
    isFound = true;
  }
  return isFound;
}

/** Allowed mistakes by length; none in shorter words and numbers. */
const mistakesIn = (word: string): number =>
  word.length < SHORTEST_MISTAKEN || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** Of a word this short only the same letters in another order are a mistake ("rju"). */
const SHORTEST_MISTAKEN = 3;
const isReordered = (typed: string, word: string): boolean =>
  word.length === typed.length && [...typed].sort().join() === [...word].sort().join();

/**
 * Wrong, missing, extra or swapped letters between `typed` and the nearest prefix of `word`. The first letter
 * must be right, or swapped with the second.
 * @returns `most + 1` as soon as there are more than `most`
 */
export function mistakesBetween(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return most + 1;
  if (typed[0] !== word[0] && !(typed[0] === word[1] && typed[1] === word[0])) return most + 1;
  const width = Math.min(word.length, typed.length + most);
  let twoBefore: number[] = [];
  let before = Array.from({ length: width + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        at(before, column) + 1,
        at(current, column - 1) + 1,
        at(before, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, at(twoBefore, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    twoBefore = before;
    before = current;
  }
  return Math.min(...before, most + 1);
}

/** Outside a row: too far. */
const at = (row: ArrayLike<number>, place: number): number => row[place] ?? NONE;
