import { expect, test } from '@rstest/core';
import { isSwipe } from './swipe.ts';

test('only a move of more than 50 px, to either side, is a swipe', () => {
  expect(isSwipe(100, 150)).toBe(false);
  expect(isSwipe(100, 151)).toBe(true);
  expect(isSwipe(100, 49)).toBe(true);
  expect(isSwipe(100, 50)).toBe(false);
});
