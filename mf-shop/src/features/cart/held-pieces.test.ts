import { beforeEach, expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { currentHold, forgetHold, keepHold, withHeldPieces } from './held-pieces.ts';

const products = [
  sampleProduct({ product_id: 1, stock_quantity: 0 }),
  sampleProduct({ product_id: 2, stock_quantity: 4 }),
];

const until = Date.now() + 60_000;

beforeEach(() => localStorage.clear());

test('the last piece, set aside for this buyer, is in stock for them', () => {
  keepHold({ checkoutKey: 'k', products: [{ product_id: 1, quantity: 1 }], until });
  expect(withHeldPieces(products).map((product) => product.stock_quantity)).toEqual([1, 4]);
});

test('without a hold the catalogue is the same list', () => {
  expect(withHeldPieces(products)).toBe(products);
  keepHold({ checkoutKey: 'k', products: [], until });
  expect(withHeldPieces(products)).toBe(products);
});

test('a hold outlives the page until it is forgotten', () => {
  const hold = { checkoutKey: 'k', products: [{ product_id: 2, quantity: 3 }], until };
  keepHold(hold);
  expect(currentHold()).toEqual(hold);
  forgetHold();
  expect(currentHold()).toBeNull();
});

test('pieces that the host has given back are in stock for nobody; the key still names the checkout', () => {
  keepHold({ checkoutKey: 'k', products: [{ product_id: 1, quantity: 1 }], until: Date.now() - 1 });
  expect(withHeldPieces(products)).toBe(products);
  expect(currentHold()?.checkoutKey).toBe('k');
});

test.each(['{', '[]', '{"checkoutKey":5}', 'null'])('damaged storage is no hold: %s', (text) => {
  localStorage.setItem('vitrina:checkout', text);
  expect(currentHold()).toBeNull();
});

test('damaged lines are dropped', () => {
  localStorage.setItem(
    'vitrina:checkout',
    `{"checkoutKey":"k","products":[null,{"product_id":1},{"product_id":2,"quantity":1}],"until":${until}}`,
  );
  expect(currentHold()?.products).toEqual([{ product_id: 2, quantity: 1 }]);
});
