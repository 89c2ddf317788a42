import { beforeEach, expect, test } from '@rstest/core';
import { replaceCart, useCart } from '@vitrina/shared-auth';
import { takeFromCart } from './take-from-cart.ts';

const line = (product_id: number, quantity: number) => ({
  product_id,
  product_name: `Produs ${product_id}`,
  color: '',
  price: 10,
  quantity,
});
const cart = () =>
  useCart.getState().lines.map(({ product_id, quantity }) => [product_id, quantity]);

beforeEach(() => localStorage.clear());

test('what was ordered leaves the cart, what came meanwhile stays', () => {
  replaceCart([line(1, 3), line(2, 1)]);
  takeFromCart({ paymentIntentId: 'pi_1', lines: [line(1, 2)] });
  expect(cart()).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('a second tab that ends the same payment takes nothing more', () => {
  replaceCart([line(1, 2)]);
  takeFromCart({ paymentIntentId: 'pi_1', lines: [line(1, 2)] });
  replaceCart([line(1, 1)]);
  takeFromCart({ paymentIntentId: 'pi_1', lines: [line(1, 2)] });
  expect(cart()).toEqual([[1, 1]]);
  takeFromCart({ paymentIntentId: 'pi_2', lines: [line(1, 1)] });
  expect(cart()).toEqual([]);
});
