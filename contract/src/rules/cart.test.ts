import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import {
  addToCart,
  type Cart,
  cartCount,
  quantityInCart,
  removeFromCart,
  setQuantity,
} from './cart.ts';
import { addState } from './stock.ts';

const product = (product_id: number, stock_quantity: number) => ({
  product_id,
  product_name: `Produs ${product_id}`,
  color: 'coral',
  price: 19.9,
  stock_quantity,
});

test('a new product is appended, in the form that is stored', () => {
  expect(addToCart([], product(1, 5), 2)).toEqual([
    { product_id: 1, product_name: 'Produs 1', color: 'coral', price: 19.9, quantity: 2 },
  ]);
});

test('adding a product that is there raises its quantity by the amount and keeps its place', () => {
  const cart = addToCart(addToCart([], product(1, 9), 2), product(2, 9));
  const added = addToCart(cart, product(1, 9), 3);
  expect(added.map((line) => [line.product_id, line.quantity])).toEqual([
    [1, 5],
    [2, 1],
  ]);
});

test('the line takes over a changed price when its product is added again', () => {
  const cart = addToCart(addToCart([], product(1, 9)), { ...product(1, 9), price: 25 });
  expect(cart[0]?.price).toBe(25);
});

test('adding to a cart that holds all of the stock changes nothing', () => {
  const cart = addToCart([], product(1, 2), 2);
  expect(addToCart(cart, product(1, 2))).toBe(cart);
});

test('a cart that holds more than a shrunken stock is not made smaller by adding', () => {
  const cart = addToCart([], product(1, 5), 5);
  expect(quantityInCart(addToCart(cart, product(1, 2)), 1)).toBe(5);
});

test('a quantity below 1 removes the line', () => {
  const cart = addToCart([], product(1, 5), 2);
  expect(setQuantity(cart, 1, 1)).toHaveLength(1);
  for (const quantity of [0, -1, 0.9]) expect(setQuantity(cart, 1, quantity)).toEqual([]);
});

test('adding what is no number changes nothing', () => {
  const cart = addToCart([], product(1, 5), 2);
  expect(addToCart(cart, product(1, 5), Number.NaN)).toBe(cart);
  expect(addToCart(cart, product(2, 5), Number.NaN)).toBe(cart);
});

test('setting the quantity of what is not there, or to nonsense, changes nothing', () => {
  const cart = addToCart([], product(1, 5), 2);
  expect(setQuantity(cart, 9, 3)).toEqual(cart);
  expect(setQuantity(cart, 1, Number.NaN)).toBe(cart);
});

test('removing takes out one line only', () => {
  const cart = addToCart(addToCart([], product(1, 5)), product(2, 5));
  expect(removeFromCart(cart, 1).map((line) => line.product_id)).toEqual([2]);
});

type Step = { act: 'add' | 'set' | 'remove'; id: number; amount: number };
const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom('add', 'set', 'remove'),
    id: fc.integer({ min: 1, max: 4 }),
    amount: fc.oneof(fc.integer({ min: -3, max: 2000 }), fc.double({ noNaN: false })),
  }),
);
const stocks = fc.array(fc.nat(12), { minLength: 4, maxLength: 4 });

function play(cart: Cart, { act, id, amount }: Step, stock: number): Cart {
  if (act === 'add') return addToCart(cart, product(id, stock), amount);
  if (act === 'set') return setQuantity(cart, id, amount, stock);
  return removeFromCart(cart, id);
}

test('whatever is done, each line is a whole number of pieces between 1 and the stock, once per product', () => {
  fc.assert(
    fc.property(steps, stocks, (sequence, stock) => {
      let cart: Cart = [];
      for (const step of sequence) {
        cart = play(cart, step, stock[step.id - 1] ?? 0);
        for (const line of cart) {
          expect(Number.isInteger(line.quantity)).toBe(true);
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(stock[line.product_id - 1] ?? 0);
        }
        expect(new Set(cart.map((line) => line.product_id)).size).toBe(cart.length);
        expect(cartCount(cart)).toBe(cart.reduce((sum, line) => sum + line.quantity, 0));
      }
    }),
  );
});

test('the add button is open exactly when adding one piece changes the cart', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), (stock, wanted) => {
      const cart = addToCart([], product(1, stock), wanted);
      const open = addState(stock, quantityInCart(cart, 1)) === 'available';
      expect(addToCart(cart, product(1, stock)) !== cart).toBe(open);
    }),
  );
});
