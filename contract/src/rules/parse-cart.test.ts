import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { parseCart } from './parse-cart.ts';

const line = { product_id: 1, product_name: 'Ser', color: 'coral', price: 19.9, quantity: 2 };

test('a stored cart is read as it was', () => {
  const cart = [line, { ...line, product_id: 2, color: '' }];
  expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
});

test.each([undefined, null, 'cart', 5, { lines: [line] }])('%j is an empty cart', (stored) => {
  expect(parseCart(stored)).toEqual([]);
});

test('what another schema added is dropped, what it wrote as text is understood', () => {
  expect(
    parseCart([{ ...line, product_id: '1', price: '19.90', quantity: '2', image: 'x' }]),
  ).toEqual([line]);
});

test('lines of one product become one', () => {
  expect(parseCart([line, { ...line, quantity: 3 }])).toEqual([{ ...line, quantity: 5 }]);
});

test.each([
  ['no product', { product_id: null }],
  ['a product that cannot be', { product_id: -1 }],
  ['no name', { product_name: '' }],
  ['a negative price', { price: -1 }],
  ['no price', { price: null }],
  ['a price beyond sums', { price: 1e300 }],
  ['no quantity', { quantity: 0 }],
  ['a quantity that is no number', { quantity: 'multe' }],
])('a line with %s is dropped and the others stay', (_, wrong) => {
  expect(
    parseCart([
      { ...line, ...wrong },
      { ...line, product_id: 2 },
    ]),
  ).toEqual([{ ...line, product_id: 2 }]);
});

test('a quantity that is too large or broken is repaired', () => {
  expect(parseCart([{ ...line, quantity: 1e9 }])[0]?.quantity).toBe(999);
  expect(parseCart([{ ...line, quantity: 2.7 }])[0]?.quantity).toBe(2);
});

const field = fc.oneof(fc.jsonValue(), fc.integer(), fc.double(), fc.string());
const nearlyLine = fc.record(
  { product_id: field, product_name: field, color: field, price: field, quantity: field },
  { requiredKeys: [] },
);

test('it never throws, what it answers is a valid cart, and reading that again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(nearlyLine)), (stored) => {
      const cart = parseCart(stored);
      for (const { product_id, price, quantity } of cart) {
        expect(Number.isSafeInteger(product_id) && product_id > 0).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(quantity) && quantity > 0 && quantity <= 999).toBe(true);
      }
      expect(parseCart(cart)).toEqual(cart);
    }),
  );
});
