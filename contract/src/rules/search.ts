import { fold } from './fold.ts';

/*
 * Search over texts that are all at hand (docs/product.md#search): words without diacritics, typing
 * mistakes where nothing else answers. What is compared at each key is the vocabulary, not the texts.
 */

/** What a text is found by, the most telling field first; each is worth less than the one before. */
export type SearchFields = readonly (readonly string[])[];

export interface SearchIndex {
  /** By word: the items that have it, each as `item * FIELDS + field`. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly size: number;
}

/** More fields than anybody names. */
const FIELDS = 8;

/** Letters and digits in a row. */
const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Made once for a list; its items are known by their place. */
export function indexTexts(items: readonly SearchFields[]): SearchIndex {
  const words = new Map<string, number[]>();
  items.forEach((fields, item) => {
    const own = new Set<string>();
    fields.forEach((texts, field) => {
      for (const word of texts.flatMap(wordsOf)) {
        // A word counts in the most telling field that has it.
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

/** From this field on a word is found by its beginning alone, of four letters at least: ingredients. */
const LONG_TEXTS = 2;
const SHORTEST_BEGINNING = 4;
/** A hit by a typing mistake comes behind every other. */
const MISTAKE = 10;

/**
 * Items that have every word of the query, each with its rank: lower is better. `null` for a query
 * without a word, which asks for nothing.
 * @example
 * const index = indexTexts([[['Ruj mat'], ['buze']], [['Fond de ten'], ['ten']]]);
 * const ranks = searchTexts(index, 'funt de ten'); // the second one, by a typing mistake
 */
export function searchTexts(index: SearchIndex, query: string): ReadonlyMap<number, number> | null {
  const asked = wordsOf(query);
  if (asked.length === 0) return null;
  const total = new Float64Array(index.size);
  for (const word of asked) {
    const ranks = ranksOf(index, word);
    for (let item = 0; item < total.length; item += 1)
      total[item] = at(total, item) + at(ranks, item);
  }
  const found = new Map<number, number>();
  total.forEach((rank, item) => {
    if (rank < NONE) found.set(item, rank);
  });
  return found;
}

const NONE = Number.POSITIVE_INFINITY;

/** The rank of each item for one word; `NONE` for those that do not have it. */
function ranksOf({ words, size }: SearchIndex, asked: string): Float64Array {
  const ranks = new Float64Array(size).fill(NONE);
  let isFound = false;
  /** @param fields how many of the fields count */
  const add = (postings: readonly number[], rank: number, fields: number) => {
    for (const posting of postings) {
      const field = posting % FIELDS;
      if (field >= fields) continue;
      const item = (posting - field) / FIELDS;
      if (rank + field < at(ranks, item)) ranks[item] = rank + field;
      isFound = true;
    }
  };
  for (const [word, postings] of words) {
    const place = word.indexOf(asked);
    if (place < 0) continue;
    const isWhole = word.length === asked.length;
    const isBeginning = place === 0 && asked.length >= SHORTEST_BEGINNING;
    add(
      postings,
      isWhole ? 0 : place === 0 ? 0.2 : 0.4,
      isWhole || isBeginning ? FIELDS : LONG_TEXTS,
    );
  }
  const most = mistakesIn(asked);
  if (isFound || most === 0) return ranks;
  for (const [word, postings] of words) {
    const mistakes = mistakesBetween(asked, word, most);
    if (mistakes <= most) add(postings, MISTAKE * mistakes, FIELDS);
  }
  return ranks;
}

/** How many mistakes a word of this length may have: a short or a number none. */
const mistakesIn = (word: string): number =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/**
 * Letters that are wrong, missing, too many or swapped between `typed` and the beginning of `word` that
 * is nearest to it. The first letter is right, or swapped with the second.
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

/** Outside a row nothing is near. */
const at = (row: ArrayLike<number>, place: number): number => row[place] ?? NONE;
