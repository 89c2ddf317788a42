import { expect, test } from '@rstest/core';
import { isolated } from './isolated.ts';

test.each([
  ['Florăria Ana', 'Florăria Ana'],
  ['Ana\u202eirărolF', 'AnairărolF'],
  ['\u2069\u2067Ana\u200f', 'Ana'],
  ['פרחים', '\u2068פרחים\u2069'],
  // Characters that would close the isolate early are removed.
  ['פרחים\u2069\u202e', '\u2068פרחים\u2069'],
])('%j stands in a sentence as %j, and only once', (text, shown) => {
  expect(isolated(text)).toBe(shown);
  expect(isolated(isolated(text))).toBe(shown);
});
