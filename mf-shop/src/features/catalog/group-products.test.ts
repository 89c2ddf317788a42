import { expect, test } from '@rstest/core';
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../test/sample-products.ts';
import { categoriesOf, defaultVariant, groupProducts } from './group-products.ts';

const variant = (product_id: number, product_name: string) =>
  sampleProduct({ product_id, product_name });

test('variants of one name are one product, in the order of the catalogue', () => {
  const groups = groupProducts([variant(1, 'Ruj'), variant(2, 'Ojă'), variant(3, 'Ruj')]);
  expect(groups.map(({ name, variants }) => [name, variants.map((v) => v.product_id)])).toEqual([
    ['Ruj', [1, 3]],
    ['Ojă', [2]],
  ]);
});

test('an empty catalogue has no products and no categories', () => {
  expect(groupProducts([])).toEqual([]);
  expect(categoriesOf([])).toEqual([]);
});

test('categories are distinct, sorted the Romanian way, without the absent ones', () => {
  const named = ['Unghii', 'Îngrijire', 'Corp', 'Unghii', null].map((category_name, index) =>
    sampleProduct({ product_id: index + 1, category_name }),
  );
  expect(categoriesOf(named)).toEqual(['Corp', 'Îngrijire', 'Unghii']);
});

test('the first variant in stock stands for a product, the first of all when none is', () => {
  expect(defaultVariant(SAMPLE_CATALOGUE)?.product_id).toBe(2);
  const soldOut = SAMPLE_CATALOGUE.map((product) => ({ ...product, stock_quantity: 0 }));
  expect(defaultVariant(soldOut)?.product_id).toBe(1);
});
