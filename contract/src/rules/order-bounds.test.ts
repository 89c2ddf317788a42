import { expect, test } from '@rstest/core';
import { MAX_ORDER_LINES } from '../constants.ts';
import { boundOver, ORDER_BOUNDS } from './order-bounds.ts';

const line = (quantity: number, price = 1) => ({ quantity, price });

test('an order at its bounds is not over them', () => {
  expect(boundOver([line(20), line(20), line(20)], ORDER_BOUNDS.stranger)).toBeNull();
  expect(boundOver([line(500)], null)).toBeNull();
});

test('the first bound is told with the most that is possible', () => {
  const { stranger } = ORDER_BOUNDS;
  const lines = [line(1), line(21)];
  expect(boundOver(lines, stranger)).toEqual({ kind: 'product', most: 20, line: lines[1] });
  const many = [line(20), line(20), line(20), line(1)];
  expect(boundOver(many, stranger)).toEqual({ kind: 'pieces', most: 60 });
  expect(boundOver(many, ORDER_BOUNDS.verified)).toBeNull();
  expect(boundOver([line(1, 1_000_000)], null)).toEqual({ kind: 'total', most: 99_999_999 });
});

test('an order that keeps these bounds is never refused for its number of lines', () => {
  expect(MAX_ORDER_LINES).toBeGreaterThanOrEqual(ORDER_BOUNDS.verified.inAll);
});
