import { expect, test } from '@rstest/core';
import { percentile, spread } from './statistics.ts';

test('odd and even numbers of values', () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(spread([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4 });
});

test('no values are an error, not a zero', () => {
  expect(() => spread([])).toThrow(RangeError);
});

test('a percentile is a value that was measured', () => {
  const values = [5, 1, 4, 2, 3];
  expect(percentile(values, 75)).toBe(4);
  expect(percentile(values, 100)).toBe(5);
  expect(percentile([7], 75)).toBe(7);
  expect(() => percentile([], 75)).toThrow(RangeError);
});
