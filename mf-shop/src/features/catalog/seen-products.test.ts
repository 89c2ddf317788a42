import { expect, test } from '@rstest/core';
import { SAMPLE_CATALOGUE } from '../../../test/sample-products.ts';
import { seenProducts } from './seen-products.ts';

test('a product stands there once, by the variant that was looked at last; what is gone does not', () => {
  const found = seenProducts([99, 2, 3, 1], SAMPLE_CATALOGUE);
  expect(found.map(({ variant }) => variant.product_id)).toEqual([2, 3]);
  expect(found[0]?.group.variants).toHaveLength(2);
});
