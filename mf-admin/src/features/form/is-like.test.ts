import { expect, test } from '@rstest/core';
import { isLike } from './is-like.ts';

const model = { values: { name: '', images: [] }, version: null as number | null };

test('kept values of the same form are taken', () => {
  expect(isLike({ values: { name: 'Ser', images: ['a'] }, version: null }, model)).toBe(true);
});

test('foreign, older and broken ones are not', () => {
  for (const value of [undefined, null, 'x', [], {}, { values: { name: 3, images: [] } }])
    expect(isLike(value, model)).toBe(false);
  expect(isLike({ values: { name: 'Ser', images: 'a' }, version: null }, model)).toBe(false);
});
