import { expect, test } from '@rstest/core';
import { isStorable } from './storable-text.ts';

test.each(['', 'ășț', '🌷', 'a\nb'])('%j can be stored', (text) => {
  expect(isStorable(text)).toBe(true);
});

test.each(['\0', 'a\ud83c', '\udf37b'])('%j cannot', (text) => {
  expect(isStorable(text)).toBe(false);
});
