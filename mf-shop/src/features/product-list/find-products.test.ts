import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { type CatalogueFilters, NO_FILTERS } from './catalogue-filters.ts';
import { findProducts, indexProducts, isPartial } from './find-products.ts';

const CATALOGUE = [
  sampleProduct({
    product_id: 1,
    product_name: 'Ruj',
    color: 'coral',
    price: 60,
    stock_quantity: 0,
  }),
  sampleProduct({ product_id: 2, product_name: 'Ruj', color: 'crimson', price: 50 }),
  sampleProduct({
    product_id: 3,
    product_name: 'Săpun cu țintaură',
    category_name: 'Îngrijire',
    color: null,
    price: 20,
  }),
  sampleProduct({
    product_id: 4,
    product_name: 'Șampon',
    category_name: 'Păr',
    color: 'ivory',
    price: 35,
    stock_quantity: 0,
  }),
];
const index = indexProducts(CATALOGUE);
const find = (asked: Partial<CatalogueFilters>) =>
  findProducts(index, { ...NO_FILTERS, ...asked }).map(({ variant }) => variant.product_id);

test('without filters every product is found, each by its first variant in stock', () => {
  expect(find({})).toEqual([2, 3, 4]);
});

test.each([
  ['sapun', [3]],
  ['ŞAMPON', [4]],
  ['șampon', [4]],
  ['ţintaura', [3]],
  ['ingrijire', [3]],
  ['  cu   săpun ', [3]],
  ['carmin', [2]],
  ['fildes', [4]],
  ['nimic', []],
])('a search for %s folds Romanian letters', (query, ids) => {
  expect(find({ query })).toEqual(ids);
});

test('the shade that a search names is the variant that is shown', () => {
  expect(find({ query: 'ruj coral' })).toEqual([1]);
});

test('without a product that has all words, those with most of them are found, and it is told', () => {
  expect(find({ query: 'săpun hidratant' })).toEqual([3]);
  expect(isPartial(index, { ...NO_FILTERS, query: 'săpun hidratant' })).toBe(true);
  expect(isPartial(index, { ...NO_FILTERS, query: 'săpun' })).toBe(false);
});

test('an everyday word finds a shade, and shows its variant', () => {
  expect(find({ query: 'ruj roșu' })).toEqual([2]);
  expect(find({ query: 'rujuri roșii' })).toEqual([2]);
  expect(find({ query: 'ruj portocaliu' })).toEqual([1]);
});

test('a word of the name asks for no shade', () => {
  const night = indexProducts([
    sampleProduct({ product_id: 1, product_name: 'Mascara Noapte', color: 'black' }),
    sampleProduct({ product_id: 2, product_name: 'Mascara Noapte', color: 'midnightblue' }),
  ]);
  const find = (query: string) =>
    findProducts(night, { ...NO_FILTERS, query }).map(({ variant }) => variant.product_id);
  expect(find('mascara noapte')).toEqual([1]);
  expect(find('mascara albastră')).toEqual([2]);
});

test('a description is searched after all else', () => {
  const described = indexProducts([
    sampleProduct({
      product_id: 1,
      product_name: 'Ser',
      product_description: 'Cu acid hialuronic.',
    }),
    sampleProduct({ product_id: 2, product_name: 'Hialuronic', product_description: '' }),
  ]);
  const found = findProducts(described, { ...NO_FILTERS, query: 'hialuronic' });
  expect(found.map(({ variant }) => variant.product_id)).toEqual([2, 1]);
});

test('a colour shows the variant of that colour, sold out or not', () => {
  expect(find({ colors: ['coral'] })).toEqual([1]);
  expect(find({ colors: ['coral', 'ivory'] })).toEqual([1, 4]);
});

test('in stock, category and colour must meet in one variant', () => {
  expect(find({ inStock: true })).toEqual([2, 3]);
  expect(find({ colors: ['coral'], inStock: true })).toEqual([]);
  expect(find({ category: 'Păr', inStock: true })).toEqual([]);
  expect(find({ category: 'Îngrijire' })).toEqual([3]);
});

test('products sort by the price that is shown, and by name the Romanian way', () => {
  expect(find({ sort: 'pret-crescator' })).toEqual([3, 4, 2]);
  expect(find({ sort: 'pret-descrescator' })).toEqual([2, 4, 3]);
  expect(find({ sort: 'nume' })).toEqual([2, 3, 4]);
});

test('a search through 2,000 variants finds what has its word', () => {
  const many = indexProducts(
    Array.from({ length: 2000 }, (_, id) =>
      sampleProduct({ product_id: id + 1, product_name: `Cremă ${id >> 1}` }),
    ),
  );
  const found = findProducts(many, { ...NO_FILTERS, query: 'crema 99', inStock: true });
  expect(found).toHaveLength(19);
});

test('without an order that is asked for, what has the word in its name comes first', () => {
  const named = indexProducts([
    sampleProduct({ product_id: 1, product_name: 'Balsam', category_name: 'Păr' }),
    sampleProduct({ product_id: 2, product_name: 'Mască de păr', category_name: 'Îngrijire' }),
    sampleProduct({ product_id: 3, product_name: 'Ulei', ingredients: 'Parfum, Panthenol' }),
  ]);
  const ids = (query: string, sort = NO_FILTERS.sort) =>
    findProducts(named, { ...NO_FILTERS, query, sort }).map(({ variant }) => variant.product_id);
  expect(ids('par')).toEqual([2, 1]);
  expect(ids('par', 'nume')).toEqual([1, 2]);
  expect(ids('pantenol')).toEqual([3]);
});
