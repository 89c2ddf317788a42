import { beforeEach, expect, test } from '@rstest/core';
import { addLine, clearCart, useCart } from '@vitrina/shared-auth';
import { sampleProduct } from '../../../test/sample-products.ts';
import { removeWithUndo } from './remove-with-undo.ts';

const cart = () => useCart.getState().lines.map((line) => [line.product_id, line.quantity]);
const second = () => useCart.getState().lines[1] ?? expect.unreachable('the second line is there');

beforeEach(() => {
  clearCart();
  for (const product_id of [1, 2, 3]) addLine(sampleProduct({ product_id }), product_id);
});

test('a removed line comes back to its place, with its quantity', () => {
  const undo = removeWithUndo(second());
  expect(cart()).toEqual([
    [1, 1],
    [3, 3],
  ]);
  undo();
  expect(cart()).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test('what was added anew in the meantime is not doubled', () => {
  const undo = removeWithUndo(second());
  addLine(sampleProduct({ product_id: 2 }));
  undo();
  expect(cart()).toEqual([
    [1, 1],
    [3, 3],
    [2, 1],
  ]);
});

test('a cart that changed since keeps its changes', () => {
  const undo = removeWithUndo(second());
  clearCart();
  undo();
  expect(cart()).toEqual([[2, 2]]);
});

for (const [first, then] of [
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
  [1, 3],
])
  test(`of two removals, ${first} then ${then}, each is undone, whichever first`, () => {
    for (const oldestFirst of [true, false]) {
      const undos = [first, then].map((id) =>
        removeWithUndo(
          useCart.getState().lines.find(({ product_id }) => product_id === id) ??
            expect.unreachable('the line is there'),
        ),
      );
      for (const undo of oldestFirst ? undos : undos.reverse()) undo();
      expect(cart()).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
      ]);
    }
  });
