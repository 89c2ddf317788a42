import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { findCategoryPage } from './find-category-page.ts';

const PRODUCTS = Array.from({ length: 30 }, (_, index) =>
  sampleProduct({ product_id: index + 1, category_name: index < 25 ? 'Machiaj' : 'Păr' }),
);
const idsOf = (slug: string, page: string) =>
  findCategoryPage(PRODUCTS, slug, page)?.shown.map(({ variant }) => variant.product_id);

test('a category is shown in pages of 24 products', () => {
  expect(idsOf('machiaj', '1')).toHaveLength(24);
  expect(idsOf('machiaj', '2')).toEqual([25]);
  expect(findCategoryPage(PRODUCTS, 'machiaj', '2')).toMatchObject({ pageCount: 2, total: 25 });
  expect(idsOf('par', '1')).toEqual([26, 27, 28, 29, 30]);
  expect(idsOf('toate', '2')).toEqual([25, 26, 27, 28, 29, 30]);
});

test('what is no page of a category is not there', () => {
  for (const page of ['0', '3', '01', '1.0', 'x', ''])
    expect(idsOf('machiaj', page)).toBe(undefined);
  expect(idsOf('nimic', '1')).toBe(undefined);
});
