import { fold } from './fold.ts';
import { SAME_WORDS, sameWord, stemOf } from './search-words.ts';

/*
 * Search in memory (docs/product.md#search), without diacritics. Typing mistakes count only when no name matches;
 * items with some of the words only when no item has all. A key press compares the vocabulary, not the texts.
 */

/** Searched texts of an item, most important field first; later ones count less. */
export type SearchFields = readonly (readonly string[])[];

/** Searchable words of a list, made by `indexTexts`. */
export interface SearchIndex {
  /** Per word: its items, each as `item * FIELDS + field`. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  /** The same per stem, without the long texts. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  readonly size: number;
}

/** More than any caller has. */
const FIELDS = 8;

/** A run of letters and digits. */
const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Stems of a query's words, after replacing them by the shops' words. */
export const queryWords = (query: string): string[] =>
  wordsOf(query).map((word) => stemOf(sameWord(word) ?? word));

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
  return { words, stems: stemsOf(words), size: items.length };
}

function stemsOf(words: SearchIndex['words']): SearchIndex['stems'] {
  const stems = new Map<string, number[]>();
  for (const [word, postings] of words) {
    const named = postings.filter((posting) => posting % FIELDS < LONG_TEXTS);
    const stem = stemOf(word);
    if (named.length > 0) stems.set(stem, [...(stems.get(stem) ?? []), ...named]);
  }
  return stems;
}

/** Fields from this one on (ingredients, description) match only word beginnings of four letters or more. */
const LONG_TEXTS = 2;
const SHORTEST_BEGINNING = 4;

/** Added to the number of the matched field. A slip is one missing letter, or two swapped ones, in a whole word. */
const RANKS = { whole: 0, form: 0.1, beginning: 0.2, slip: 0.3, inside: 0.4, mistake: 10 };

/** Result of `searchTexts`. */
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

/** Certainty that a word was found; below `SURE` it may be a typing mistake. */
const NOT_FOUND = 0;
const IN_LONG_TEXT = 1;
const INSIDE_NAME = 2;
const SURE = 3;

/** Rank of each item for one word; `NONE` without a match. */
function ranksOf(index: SearchIndex, asked: string): Float64Array {
  const ranks = new Float64Array(index.size).fill(NONE);
  const stem = stemOf(asked);
  // Both may match: some names contain the typed word itself.
  let found = Math.max(
    ...[asked, sameWord(asked)].map((word) => (word ? addMatches(index, word, ranks) : NOT_FOUND)),
  );
  if (found < INSIDE_NAME && stem !== asked && stem.length >= SHORTEST_BEGINNING)
    found = Math.max(found, addMatches(index, stem, ranks));
  if (found === SURE) return ranks;
  const most = found === INSIDE_NAME ? RANKS.slip : NONE;
  const isAlike =
    addMistaken(index, asked, ranks, most) ||
    (asked.length - stem.length >= SHORTEST_ENDING && addMistaken(index, stem, ranks, most));
  if (found === NOT_FOUND && !isAlike && asked.length >= SHORTEST_MISTAKEN_IN_LONG_TEXTS)
    addMistaken(index, asked, ranks, NONE, FIELDS);
  return ranks;
}

/** Ranks items with a word that contains `asked`, or whose name has another form of it. Returns the certainty. */
function addMatches({ words, stems }: SearchIndex, asked: string, ranks: Float64Array): number {
  const forms = stems.get(stemOf(asked)) ?? [];
  let found = add(ranks, forms, RANKS.form) < FIELDS ? SURE : NOT_FOUND;
  for (const [word, postings] of words) {
    const place = word.indexOf(asked);
    if (place < 0) continue;
    const kind = word === asked ? 'whole' : place === 0 ? 'beginning' : 'inside';
    const isAnywhere =
      kind === 'whole' || (kind === 'beginning' && asked.length >= SHORTEST_BEGINNING);
    const field = add(ranks, postings, RANKS[kind], isAnywhere ? FIELDS : LONG_TEXTS);
    if (field === FIELDS) continue;
    if (kind === 'whole') found = SURE;
    else if (field >= LONG_TEXTS) found = Math.max(found, IN_LONG_TEXT);
    else found = Math.max(found, kind === 'beginning' ? SURE : INSIDE_NAME);
  }
  return found;
}

/** Ranks items with a word similar to `asked`, or to a synonym, up to the rank `most`. Returns whether any matched. */
function addMistaken(
  { words, stems }: SearchIndex,
  asked: string,
  ranks: Float64Array,
  most: number,
  fields = LONG_TEXTS,
): boolean {
  const allowed = mistakesIn(asked);
  if (allowed === 0) return false;
  let isFound = false;
  const addLike = (word: string, postings: readonly number[] = []) => {
    const rank = rankOfMistake(asked, word, allowed);
    if (rank === NONE || rank > most) return;
    if (add(ranks, postings, rank, fields) < FIELDS) isFound = true;
  };
  for (const [word, postings] of words) addLike(word, postings);
  for (const [word, same] of Object.entries(SAME_WORDS)) addLike(word, stems.get(stemOf(same)));
  return isFound;
}

/**
 * Ranks the items of one word.
 * @param fields number of fields that count
 * @returns the first matched field; `FIELDS` without one
 */
function add(
  ranks: Float64Array,
  postings: readonly number[],
  rank: number,
  fields = FIELDS,
): number {
  let first = FIELDS;
  for (const posting of postings) {
    const field = posting % FIELDS;
    if (field >= fields) continue;
    const item = (posting - field) / FIELDS;
    if (rank + field < at(ranks, item)) ranks[item] = rank + field;
    first = Math.min(first, field);
  }
  return first;
}

/** Allowed mistakes by length; none in shorter words and numbers. */
const mistakesIn = (word: string): number =>
  word.length < SHORTEST_MISTAKEN || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** In a word this short only swapped letters count as a mistake ("rju"). */
const SHORTEST_MISTAKEN = 3;
/** Shorter words are compared with whole words only, except for a missing or swapped letter ("ungi"). */
const SHORTEST_MISTAKEN_BEGINNING = 5;
const SHORTEST_MISTAKEN_IN_LONG_TEXTS = 6;
/** Stems that lack only one letter would be similar to too many words. */
const SHORTEST_ENDING = 2;

/** Rank of `word` as a correction of `typed`; `NONE` when they are not similar. */
function rankOfMistake(typed: string, word: string, allowed: number): number {
  const slip = slipIn(typed, word);
  if (typed.length === SHORTEST_MISTAKEN)
    return slip === typed.length && slip === word.length ? RANKS.slip : NONE;
  if (slip === word.length) return RANKS.slip;
  if (slip > 0) return RANKS.mistake;
  if (typed.length < SHORTEST_MISTAKEN_BEGINNING && word.length > typed.length) return NONE;
  const mistakes = mistakesBetween(typed, word, allowed);
  return mistakes <= allowed ? RANKS.mistake * mistakes : NONE;
}

/**
 * Length of the prefix of `word` that equals `typed` with one letter added (not the first) or two neighbouring
 * letters swapped; 0 without one.
 */
function slipIn(typed: string, word: string): number {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same > 0 && word.startsWith(typed.slice(same), same + 1)) return typed.length + 1;
  const isSwapped =
    same + 1 < typed.length &&
    typed[same] === word[same + 1] &&
    typed[same + 1] === word[same] &&
    word.startsWith(typed.slice(same + 2), same + 2);
  return isSwapped ? typed.length : 0;
}

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
