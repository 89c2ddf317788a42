import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { soldProducts } from './sold-products.ts';

test('in place of what is gone stand products of different categories, none that is sold out', () => {
  const of = (product_id: number, product_name: string, category_name: string) =>
    sampleProduct({ product_id, product_name, category_name });
  const instead = soldProducts([
    of(1, 'Ruj', 'Machiaj'),
    of(2, 'Fard', 'Machiaj'),
    of(3, 'Rimel', 'Machiaj'),
    { ...of(4, 'Șampon', 'Păr'), stock_quantity: 0 },
    of(5, 'Mască', 'Păr'),
    of(6, 'Săpun', 'Corp'),
  ]);
  expect(instead.map(({ group }) => group.name)).toEqual(['Ruj', 'Mască', 'Săpun', 'Fard']);
});
