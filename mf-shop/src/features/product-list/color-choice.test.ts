import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { NO_FILTERS } from './catalogue-filters.ts';
import {
  countColors,
  countProducts,
  familiesOf,
  isWhole,
  toggleFamily,
  toggleShade,
} from './color-choice.ts';

const CATALOGUE = [
  ['Ruj', 'crimson'],
  ['Ruj', 'pink'],
  ['Ruj', 'hotpink'],
  ['Lac', 'hotpink'],
  ['Lac', 'roz bombon'],
  ['Ceară', null],
].map(([product_name, color], id) =>
  sampleProduct({
    product_id: id + 1,
    product_name: product_name ?? '',
    color: color ?? null,
    stock_quantity: color === 'hotpink' ? 0 : 1,
    category_name: product_name === 'Lac' ? 'Unghii' : 'Machiaj',
  }),
);
const families = familiesOf(CATALOGUE);
const find = (family: string) => {
  const found = families.find((one) => one.family === family);
  if (!found) throw new Error(`There is no ${family}.`);
  return found;
};
const pink = find('pink');

test('the colours of a catalogue are a few families; what is no colour is of the others', () => {
  expect(families).toEqual([
    { family: 'pink', colors: ['pink', 'hotpink'] },
    { family: 'red', colors: ['crimson'] },
    { family: 'other', colors: ['roz bombon'] },
  ]);
});

test('a family counts the products that it would leave beside the other filters', () => {
  const count = (asked: object) => [
    ...countProducts(families, CATALOGUE, { ...NO_FILTERS, ...asked }),
  ];
  expect(count({ colors: ['crimson'] })).toEqual([
    ['red', 1],
    ['pink', 2],
    ['other', 1],
  ]);
  expect(count({ category: 'Unghii', inStock: true })).toEqual([['other', 1]]);
  expect(count({ query: 'lac' })).toEqual([
    ['pink', 1],
    ['other', 1],
  ]);
});

test('a family is taken and left whole; its first shade leaves it alone', () => {
  const whole = toggleFamily(['crimson'], pink);
  expect(whole).toEqual(['crimson', 'pink', 'hotpink']);
  expect(toggleFamily(whole, pink)).toEqual(['crimson']);
  const shade = toggleShade(whole, pink, 'hotpink');
  expect(shade).toEqual(['crimson', 'hotpink']);
  expect(isWhole(pink, toggleShade(shade, pink, 'pink'))).toBe(true);
  expect(isWhole(pink, toggleShade(shade, pink, 'hotpink'))).toBe(true);
  expect(toggleFamily(shade, pink)).toEqual(['crimson']);
});

test('a whole family is one choice, a shade of it too, and so is a colour that is gone', () => {
  expect(countColors(families, [])).toBe(0);
  expect(countColors(families, ['pink', 'hotpink', 'crimson'])).toBe(2);
  expect(countColors(families, ['pink', 'olive'])).toBe(2);
});
