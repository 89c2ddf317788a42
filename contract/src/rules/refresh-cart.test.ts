import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { refreshCart } from './refresh-cart.ts';

const product = (product_id: number, price: number, stock_quantity: number) => ({
  product_id,
  product_name: `Produs ${product_id}`,
  price,
  stock_quantity,
});
const line = (product_id: number, price: number, quantity: number) => ({
  product_id,
  product_name: `Produs ${product_id}`,
  color: '',
  price,
  quantity,
});

test('a cart that agrees with the catalogue stays the same list', () => {
  const cart = [line(1, 19.9, 2)];
  expect(refreshCart(cart, [product(1, 19.9, 2)])).toEqual({ cart, changes: [] });
  expect(refreshCart(cart, [product(1, 19.9, 2)]).cart).toBe(cart);
});

test('the line of a product that is no longer sold is removed and named', () => {
  const kept = line(2, 10, 1);
  const gone = line(1, 19.9, 2);
  expect(refreshCart([gone, kept], [product(2, 10, 5)])).toEqual({
    cart: [kept],
    changes: [{ kind: 'gone', line: gone }],
  });
});

test('the line of a product that is sold out is removed', () => {
  expect(refreshCart([line(1, 10, 1)], [product(1, 10, 0)]).cart).toEqual([]);
});

test('a line takes over a new price and a smaller stock, each said by itself', () => {
  const before = line(1, 10, 5);
  expect(refreshCart([before], [product(1, 12.5, 3)])).toEqual({
    cart: [line(1, 12.5, 3)],
    changes: [
      { kind: 'price', line: before, now: 12.5 },
      { kind: 'quantity', line: before, now: 3 },
    ],
  });
});

test('a refreshed cart has nothing left to refresh', () => {
  const cents = fc.integer({ min: 0, max: 99_999 }).map((bani) => bani / 100);
  const lines = fc.uniqueArray(
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), cents, fc.integer({ min: 1, max: 9 }))
      .map(([id, price, quantity]) => line(id, price, quantity)),
    { selector: (entry) => entry.product_id },
  );
  const products = fc.uniqueArray(
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), cents, fc.nat(9))
      .map(([id, price, stock]) => product(id, price, stock)),
    { selector: (entry) => entry.product_id },
  );
  fc.assert(
    fc.property(lines, products, (cart, catalogue) => {
      const { cart: refreshed } = refreshCart(cart, catalogue);
      expect(refreshCart(refreshed, catalogue)).toEqual({ cart: refreshed, changes: [] });
    }),
  );
});
