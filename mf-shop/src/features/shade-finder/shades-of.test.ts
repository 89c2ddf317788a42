import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { filterShades, shadesOf } from './shades-of.ts';

const row = (
  product_id: number,
  product_name: string,
  color: string | null,
  category = 'Machiaj',
) => sampleProduct({ product_id, product_name, color, category_name: category });
const RUJ = [row(1, 'Ruj', 'crimson'), row(2, 'Ruj', 'coral'), row(3, 'Ruj', 'plum')];
const shown = row(1, 'Ruj', 'crimson');
const ids = (shades: ReturnType<typeof shadesOf>) =>
  shades.map(({ product }) => product.product_id);

test('the shades of the product come first, then those of its category that have a colour', () => {
  const others = [
    row(9, 'Fard', 'peachpuff'),
    row(8, 'Gloss', null),
    row(7, 'Săpun', 'tan', 'Corp'),
  ];
  expect(ids(shadesOf(shown, [...others, ...RUJ]))).toEqual([1, 2, 3, 9]);
});

test('too few shades, or colours that are not worn, are nothing to find among', () => {
  expect(shadesOf(shown, RUJ.slice(0, 2))).toEqual([]);
  const hair = RUJ.map((one) => ({ ...one, category_name: 'Păr' }));
  expect(shadesOf({ ...shown, category_name: 'Păr' }, hair)).toEqual([]);
});

test('undertone and depth leave what has both', () => {
  const shades = shadesOf(shown, RUJ);
  expect(ids(filterShades(shades, { undertone: 'warm', depth: 'all' }))).toEqual([2]);
  expect(ids(filterShades(shades, { undertone: 'all', depth: 'all' }))).toEqual([1, 2, 3]);
  expect(filterShades(shades, { undertone: 'warm', depth: 'deep' })).toEqual([]);
});
