import { expect, test } from '@rstest/core';
import { addState } from './stock.ts';

test.each([
  [0, 0, 'sold-out'],
  [0, 3, 'sold-out'],
  [-1, 0, 'sold-out'],
  [1, 0, 'available'],
  [1, 1, 'at-maximum'],
  [3, 2, 'available'],
  [3, 4, 'at-maximum'],
] as const)('with %d in stock and %d in the cart the button is %s', (stock, inCart, state) => {
  expect(addState(stock, inCart)).toBe(state);
});
