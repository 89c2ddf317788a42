import { expect, test } from '@rstest/core';
import { pinch, scaleWithin } from './pan-zoom.ts';

test('fingers that part make it larger around their middle', () => {
  const { factor, center } = pinch({ x: 10, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 0 });
  expect(factor).toBe(2);
  expect(center).toEqual({ x: 10, y: 0 });
});

test('fingers in one place change nothing', () => {
  expect(pinch({ x: 5, y: 5 }, { x: 9, y: 5 }, { x: 5, y: 5 }).factor).toBe(1);
});

test.each([
  [0.2, 1],
  [1.02, 1],
  [2, 2],
  [9, 4],
])('a scale of %d becomes %d', (asked, scale) => {
  expect(scaleWithin(asked)).toBe(scale);
});
