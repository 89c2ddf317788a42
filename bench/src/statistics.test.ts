import { expect, test } from '@rstest/core';
import { spread } from './statistics.ts';

test('odd and even numbers of values', () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(spread([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4 });
});

test('no values are an error, not a zero', () => {
  expect(() => spread([])).toThrow(RangeError);
});
