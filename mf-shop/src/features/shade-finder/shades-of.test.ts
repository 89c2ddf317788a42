import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { filterShades, shadesOf } from './shades-of.ts';

const row = (product_id: number, product_name: string, color: string | null) =>
  sampleProduct({ product_id, product_name, color });
const rows = (first: number, name: string, ...colors: string[]) =>
  colors.map((color, index) => row(first + index, name, color));
const RUJ = rows(1, 'Ruj mat', 'crimson', 'coral', 'plum');
const shown = row(1, 'Ruj mat', 'crimson');
const ids = (shades: ReturnType<typeof shadesOf>) =>
  shades.map(({ product }) => product.product_id);

test('the shades of the product come first, then those of its kind, then what else is worn there', () => {
  const others = [
    ...rows(10, 'Luciu de buze', 'red', 'tan'),
    ...rows(20, 'Ruj lichid', 'salmon', 'peru'),
    ...rows(30, 'Creion de buze', 'tomato'),
  ];
  expect(ids(shadesOf(shown, [...others, ...RUJ]))).toEqual([1, 2, 3, 20, 21, 10, 11, 30]);
});

test('what is worn elsewhere, or is a tool, is no shade of a lipstick', () => {
  const others = [
    ...rows(10, 'Mascara Noapte', 'black', 'saddlebrown', 'midnightblue'),
    ...rows(20, 'Set de pensule Puf', 'mistyrose', 'darkslategray', 'tan'),
    ...rows(30, 'Fard de obraz', 'darksalmon', 'sienna'),
  ];
  expect(ids(shadesOf(shown, [...others, ...RUJ]))).toEqual([1, 2, 3]);
});

test('on the skin only products of one kind are chosen between', () => {
  const blush = rows(1, 'Fard de obraz', 'darksalmon', 'sienna', 'plum');
  const foundation = rows(10, 'Fond de ten', 'tan', 'wheat');
  const other = rows(20, 'Fard de obraz cremos', 'salmon');
  const [first] = blush;
  expect(first && ids(shadesOf(first, [...foundation, ...other, ...blush]))).toEqual([1, 2, 3, 20]);
});

test('blush is no shade of what is worn on the lids, though both are called the same', () => {
  const lids = rows(1, 'Fard de pleoape', 'plum', 'peru', 'tan');
  const cheeks = rows(10, 'Fard de obraz', 'darksalmon', 'sienna');
  const [first] = lids;
  expect(first && ids(shadesOf(first, [...cheeks, ...lids]))).toEqual([1, 2, 3]);
});

test('one shade is compared with those of other products', () => {
  const others = rows(10, 'Luciu de buze', 'red', 'tan');
  expect(ids(shadesOf(shown, [...others, shown]))).toEqual([1, 10, 11]);
});

test('too few shades, or colours that are not worn, are nothing to find among', () => {
  expect(shadesOf(shown, RUJ.slice(0, 2))).toEqual([]);
  for (const name of ['Set de pensule Puf', 'Șampon Salvie', 'Ulei de cuticule', '']) {
    const others = RUJ.map((one) => ({ ...one, product_name: name }));
    expect(shadesOf({ ...shown, product_name: name }, others)).toEqual([]);
  }
});

test('undertone and depth leave what has both', () => {
  const shades = shadesOf(shown, RUJ);
  expect(ids(filterShades(shades, { undertone: 'warm', depth: 'all' }))).toEqual([2]);
  expect(ids(filterShades(shades, { undertone: 'all', depth: 'all' }))).toEqual([1, 2, 3]);
  expect(filterShades(shades, { undertone: 'warm', depth: 'deep' })).toEqual([]);
});
