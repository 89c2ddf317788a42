import { expect, test } from '@rstest/core';
import { isComplete, NO_PRODUCT, readProduct } from './product-values.ts';

const whole = {
  name: 'Ser',
  description: 'Bun',
  price: '1.234,50',
  stock: '3',
  categoryId: '2',
  color: 'teal',
  images: ['https://files.exemplu.ro/a.jpg'],
  ingredients: '',
};

test('a whole product is read with its price in RON and what was seen of it', () => {
  expect(readProduct(whole, { version: 7, stock: 5 })).toMatchObject({
    input: { price: 1234.5, stock_quantity: 3, category_id: 2, version: 7, stock_seen: 5 },
  });
});

test('every field and a picture are needed, ingredients are not', () => {
  expect(isComplete(whole)).toBe(true);
  expect(isComplete({ ...whole, images: [] })).toBe(false);
  expect(isComplete({ ...whole, description: '  ' })).toBe(false);
  expect(isComplete(NO_PRODUCT)).toBe(false);
});

test('what is wrong is said at its field', () => {
  for (const [field, value] of [
    ['price', '-1'],
    ['price', '1e9'],
    ['stock', '1.5'],
    ['stock', '-1'],
    ['color', 'curcubeu'],
  ] as const)
    expect(readProduct({ ...whole, [field]: value }, null)).toHaveProperty(['errors', field]);
});
