import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { categoriesBySlug, categoryPath } from './categories.ts';

const slugsOf = (...names: string[]) => [
  ...categoriesBySlug(
    names.map((category_name, index) => sampleProduct({ product_id: index + 1, category_name })),
  ).keys(),
];

test('a category is named by its letters and digits, after all products', () => {
  expect(slugsOf('Corp și baie', 'Machiaj')).toEqual(['toate', 'corp-si-baie', 'machiaj']);
});

test('two categories never share an address, and none is called as all products', () => {
  expect(slugsOf('Păr', 'PAR', 'Toate', '香水')).toEqual([
    'toate',
    'par',
    'par-2',
    'toate-2',
    'categorie',
  ]);
});

test('pages are counted from 1', () => {
  expect(categoryPath({ slug: 'par', name: 'Păr' })).toBe('/products/categorie/par/1');
  expect(categoryPath({ slug: 'par', name: 'Păr' }, 3)).toBe('/products/categorie/par/3');
});
