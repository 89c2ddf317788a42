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
  // A match in the name ranks above one in the category.
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
  // Not fully typed yet.
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
  // A synonym, a plural, an article.
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

// Names, shades and parts of descriptions of the demonstration catalogue.
const SHOP = [
  ['Ser facial Rouă', 'Îngrijirea feței', 'Niacinamide', 'Pe pielea curată, înaintea cremei.'],
  ['Cremă de zi Mătase', 'Îngrijirea feței, roz', 'Glycerin', 'O cremă ușoară, bună sub machiaj.'],
  ['Mască de noapte Lună', 'Îngrijirea feței', 'Glycerin', 'Se aplică seara.'],
  ['Ruj mat Catifea', 'Machiaj, carmin, roșu, maro, coral', 'Cera Alba', 'Tub metalic.'],
  ['Mascara Noapte', 'Machiaj, negru, bleumarin', 'Cera Alba', 'Prinde și genele scurte.'],
  ['Paletă de farduri Apus', 'Machiaj', 'Talc', 'De la lumină la umbră.'],
  ['Fard de obraz Piersică', 'Machiaj', 'Mica', 'O pudră fină, presată cu model.'],
  ['Șampon Salvie', 'Păr', 'Glycerin', 'Spală blând și face spumă fină.'],
  ['Apă de parfum Amurg', 'Parfumuri, mov', 'Linalool', 'Deschide luminos.'],
  ['Lumânare parfumată Vatră', 'Parfumuri, alb antic', 'Ceară', 'Coajă de portocală.'],
  ['Ojă Luciu', 'Unghii, carmin, roșu', 'Silica', 'Pensula lată, rotunjită.'],
  ['Cremă de mâini Petale', 'Corp și baie, roz pudrat', 'Glycerin', 'Nu lasă urme.'],
  ['Săpun Livadă', 'Corp și baie', 'Parfum', 'Cu ulei de măsline; face spumă cremoasă.'],
  ['Gel de duș Val', 'Corp și baie', 'Maris Sal', 'O dimineață la mare.'],
  ['Set de pensule Puf', 'Machiaj', 'Poliester', 'Una mare, pentru pudră și fard.'],
  ['Creion de ochi Cărbune', 'Machiaj', 'Talc', 'Contur fin.'],
];
const shop = indexTexts(SHOP.map((fields) => fields.map((text) => [text])));
const inShop = (query: string) =>
  [...(searchTexts(shop, query)?.ranks ?? [])]
    .sort(([, a], [, b]) => a - b)
    .map(([item]) => SHOP[item]?.[0]?.split(' ').at(-1));

test.each([
  ['oje', ['Luciu']],
  ['ojele', ['Luciu']],
  // A match only in the description ranks last.
  ['creme', ['Mătase', 'Petale', 'Rouă']],
  ['cremelor', ['Mătase', 'Petale']],
  ['măști', ['Lună']],
  ['mastile', ['Lună']],
  ['palete', ['Apus']],
  ['rujuri', ['Catifea']],
  ['rujurilor', ['Catifea']],
  ['șampoane', ['Salvie']],
  ['creioane', ['Cărbune']],
  ['lumânări', ['Vatră']],
  ['nopți', ['Lună', 'Noapte']],
  ['pensulă', ['Puf', 'Luciu']],
  ['ape', ['Amurg']],
  ['farduri de obraz', ['Piersică']],
  // Any form of the shops' own words matches, too.
  ['lacuri', ['Luciu']],
  ['rimelul', ['Noapte']],
  ['roze', ['Mătase', 'Petale']],
])('%s, a form of a word, finds %j', (query, names) => {
  expect(inShop(query)).toEqual(names);
});

test.each([
  ['pudre', 'pudră'],
  ['pudrele', 'pudră'],
])('%s finds the same as %s, in whatever text', (form, word) => {
  expect(inShop(form)).toEqual(['Petale', 'Piersică', 'Puf']);
  expect(inShop(form)).toEqual(inShop(word));
});

test.each([
  ['rju', ['Catifea']],
  ['sampn', ['Salvie']],
  ['rimle', ['Noapte']],
  ['rime', ['Noapte']],
  ['lipstik', ['Catifea']],
  // A missing letter of a whole word is likelier than a wrong or extra one.
  ['mascra', ['Noapte', 'Lună']],
  ['pafrum', ['Amurg', 'Vatră']],
  ['lac de ungi', ['Luciu']],
  ['crema hidratnta', ['Mătase', 'Petale']],
  ['rimel negru', ['Noapte']],
  ['niacinamid', ['Rouă']],
  ['glicerin', ['Mătase', 'Lună', 'Salvie', 'Petale']],
  // A similar word in a description does not hide the intended name.
  ['machiak', ['Catifea', 'Noapte', 'Apus', 'Piersică', 'Puf', 'Cărbune']],
])('a slip in %s finds %j', (query, names) => {
  expect(inShop(query)).toEqual(names);
});

test('a missing or swapped letter of a whole word comes before a part of a word', () => {
  const texts = indexTexts([[['Ultraserm']], [['Serum']]]);
  const found = searchTexts(texts, 'serm')?.ranks ?? new Map();
  expect([...found].sort(([, a], [, b]) => a - b).map(([item]) => item)).toEqual([1, 0]);
});

test('a word that a description has is no mistake of a shade', () => {
  expect(inShop('mare')).toEqual(['Val', 'Puf']);
});

test.each(
  'xyz abc abcd xxx foo bar zz ele doi ore fum2 casa mama tata cola alta masina carte mere pere cana vin lapte rame'.split(
    ' ',
  ),
)('%s finds nothing', (query) => {
  expect(inShop(query)).toEqual([]);
});
