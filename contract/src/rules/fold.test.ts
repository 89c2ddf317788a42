import { expect, test } from '@rstest/core';
import { fold } from './fold.ts';

test.each([
  ['Brașov', 'brasov'],
  ['Braşov', 'brasov'],
  ['ȚINTĂ Încă', 'tinta inca'],
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
