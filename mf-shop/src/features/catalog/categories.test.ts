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

test('categories stand as staff ordered them, then by name; their addresses stay', () => {
  const products = [
    ['Păr', 2],
    ['PAR', 1],
    ['Unghii', null],
    ['Corp', undefined],
  ] as const;
  const categories = categoriesBySlug(
    products.map(([category_name, category_position], index) =>
      sampleProduct({ product_id: index + 1, category_name, category_position }),
    ),
  );
  expect([...categories.values()].map(({ slug, name }) => [slug, name])).toEqual([
    ['toate', null],
    ['par', 'PAR'],
    ['par-2', 'Păr'],
    ['corp', 'Corp'],
    ['unghii', 'Unghii'],
  ]);
});
