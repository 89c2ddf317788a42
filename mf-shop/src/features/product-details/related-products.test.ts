import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { relatedProducts } from './related-products.ts';

const shown = sampleProduct({ product_id: 1, product_name: 'Ruj' });
const names = (products: Parameters<typeof relatedProducts>[1]) =>
  relatedProducts(shown, products).map(({ group }) => group.name);

test('related are other products of the category, once each, what is in stock first', () => {
  expect(
    names([
      shown,
      sampleProduct({ product_id: 2, product_name: 'Ruj' }),
      sampleProduct({ product_id: 3, product_name: 'Fard', stock_quantity: 0 }),
      sampleProduct({ product_id: 4, product_name: 'Rimel' }),
      sampleProduct({ product_id: 5, product_name: 'Rimel' }),
      sampleProduct({ product_id: 6, product_name: 'Săpun', category_name: 'Corp' }),
    ]),
  ).toEqual(['Rimel', 'Fard']);
});

test('there are at most four, and none without a category', () => {
  const many = [2, 3, 4, 5, 6, 7].map((product_id) => sampleProduct({ product_id }));
  expect(names(many)).toHaveLength(4);
  expect(relatedProducts({ ...shown, category_name: null }, many)).toEqual([]);
});
