import { expect, test } from '@rstest/core';
import { depthOf, shadeDistance, undertoneOf } from './shades.ts';

test('colours that look alike are near, others far, unknown ones nowhere', () => {
  expect(shadeDistance('crimson', 'crimson')).toBe(0);
  expect(shadeDistance('black', 'white')).toBeCloseTo(100, 0);
  const near = shadeDistance('crimson', 'firebrick') ?? 0;
  expect(near).toBeLessThan(shadeDistance('crimson', 'navy') ?? 0);
  expect(shadeDistance('crimson', 'roșu aprins')).toBeNull();
  expect(shadeDistance(null, 'crimson')).toBeNull();
});

test.each([
  ['coral', 'warm'],
  ['firebrick', 'warm'],
  ['peachpuff', 'warm'],
  ['crimson', 'neutral'],
  ['gray', 'neutral'],
  ['hotpink', 'cool'],
  ['plum', 'cool'],
  ['navy', 'cool'],
  ['nimic', null],
])('%s leans %s', (color, undertone) => {
  expect(undertoneOf(color)).toBe(undertone);
});

test.each([
  ['peachpuff', 'light'],
  ['coral', 'medium'],
  ['maroon', 'deep'],
  ['', null],
])('%s is %s', (color, depth) => {
  expect(depthOf(color)).toBe(depth);
});
