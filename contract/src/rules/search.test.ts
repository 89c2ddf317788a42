import { expect, test } from '@rstest/core';
import { indexTexts, mistakesBetween, searchTexts } from './search.ts';

const TEXTS = [
  [['Ruj mat Catifea'], ['Machiaj', 'Carmin'], ['Cera Alba, Tocopherol']],
  [['Șampon Câmpie'], ['Păr', 'Kaki'], ['Aqua, Glycerin, Panthenol']],
  [['Cremă de mâini Petale'], ['Îngrijire'], ['Aqua, Paraffinum Liquidum']],
  [['Mască de păr'], ['Păr'], ['Aqua, Glycerin']],
];
const index = indexTexts(TEXTS);
const find = (query: string) => {
  const found = searchTexts(index, query);
  return found && [...found.ranks].sort(([, a], [, b]) => a - b).map(([item]) => item);
};

test.each([
  ['sampon', [1]],
  ['ŞAMPON', [1]],
  ['  ruj   mat ', [0]],
  // What has it in the name comes before what is only filed under it.
  ['par', [3, 1]],
  ['carmin', [0]],
  ['panthenol', [1]],
  ['glycerin par', [3, 1]],
  ['nimic', []],
])('%s finds %j', (query, items) => {
  expect(find(query)).toEqual(items);
});

test.each([
  ['sanpon', [1]],
  ['smapon', [1]],
  ['sampoon', [1]],
  ['samon', [1]],
  // Not typed to its end yet.
  ['cafite', []],
  ['catfea', [0]],
  ['glicerin', [1, 3]],
  ['ingirjire', [2]],
  ['rju', [0]],
  ['ruk', []],
  ['xampon', []],
])('a mistake in %s finds %j', (query, items) => {
  expect(find(query)?.toSorted()).toEqual(items);
});

test.each([
  // A word that means the same, a plural, an article.
  ['lipstick', [0]],
  ['rujuri', [0]],
  ['rujul', [0]],
  ['sampoanele', [1]],
])('%s, another form, finds %j', (query, items) => {
  expect(find(query)).toEqual(items);
});

test('a mistake is looked for in long texts only when no name or shade is like it', () => {
  const perfumes = indexTexts([
    [['Apă de parfum'], [], []],
    [['Săpun'], [], ['Parfum']],
  ]);
  expect([...(searchTexts(perfumes, 'parfun')?.ranks.keys() ?? [])]).toEqual([0]);
});

test('a word that stands somewhere is no mistake of another', () => {
  expect(find('mat')).toEqual([0]);
  expect(find('mas')).toEqual([3]);
});

test('an ingredient is found by its beginning alone', () => {
  expect(find('paraf')).toEqual([2]);
  expect(find('liqu')).toEqual([2]);
  expect(find('quidum')).toEqual([]);
});

test.each([
  ['crema hidratanta', [2]],
  // Both have one of the two words; the name counts more.
  ['ruj panthenol', [0, 1]],
  // A particle alone is no match.
  ['balsam de buze', []],
  ['crema de buze', [2]],
])('no item has all of %s, %j have most of it', (query, items) => {
  expect(find(query)).toEqual(items);
  expect(searchTexts(index, query)?.isPartial).toBe(items.length > 0);
});

test('where an item has all words, those with some of them stay out', () => {
  expect(searchTexts(index, 'glycerin par')).toMatchObject({ isPartial: false });
});

test('nothing asked is no search', () => {
  expect(find('')).toBeNull();
  expect(find(' -- ')).toBeNull();
});

test.each([
  ['ruj', 'ruj', 0],
  ['crem', 'crema', 0],
  ['cerma', 'crema', 1],
  ['carema', 'crema', 1],
  ['abcdefgh', 'abzzzzzz', 3],
])('from %s to %s: %i', (typed, word, mistakes) => {
  expect(mistakesBetween(typed, word, 2)).toBe(mistakes);
});
