import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { orderTotals } from './order-totals.ts';
import { missingForFreeShippingBani, shippingBani } from './shipping.ts';

test.each([
  [299.99, 20],
  [300, 0],
  [300.01, 0],
  [0.01, 20],
])('a subtotal of %d RON ships for %d RON', (price, shipping) => {
  expect(orderTotals([{ price, quantity: 1 }]).shippingBani).toBe(shipping * 100);
});

test('an empty cart ships for nothing', () => {
  expect(orderTotals([])).toEqual({ subtotalBani: 0, shippingBani: 0, totalBani: 0 });
});

test('amounts that floats get wrong add up', () => {
  expect(
    orderTotals([
      { price: 0.1, quantity: 3 },
      { price: 99.9, quantity: 3 },
    ]).totalBani,
  ).toBe(30_000);
});

test('shipping is free exactly when nothing is missing for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (subtotal) => {
      expect(shippingBani(subtotal) === 0).toBe(missingForFreeShippingBani(subtotal) === 0);
    }),
  );
});

test('one ban is missing at 299,99 RON', () => {
  expect(missingForFreeShippingBani(29_999)).toBe(1);
});

test.each([
  ['nothing at all', { feeBani: 0, freeFromBani: null }, 0, 0],
  ['always the same', { feeBani: 1500, freeFromBani: null }, 1500, null],
  ['nothing from a low sum on', { feeBani: 1500, freeFromBani: 5000 }, 0, 0],
  ['something below a high sum', { feeBani: 1500, freeFromBani: 6000 }, 1500, 1000],
])('a host that sets it takes %s', (_, rates, shipping, missing) => {
  expect(orderTotals([{ price: 50, quantity: 1 }], rates).shippingBani).toBe(shipping);
  expect(missingForFreeShippingBani(5000, rates)).toBe(missing);
  expect(orderTotals([], rates).totalBani).toBe(0);
});
