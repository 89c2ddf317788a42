import { expect, test } from '@rstest/core';
import { isPlainText } from './plain-text.ts';

test.each(['Listă', 'Întrebări & răspunsuri', 'Site-uri\u00a0active'])('%s is plain', (text) => {
  expect(isPlainText(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['blanks alone', '  '],
  ['a blank at an end', 'Listă '],
  ['a line break', 'Li\nstă'],
  ['a character of no width', 'Lis\u200btă'],
  ['a soft hyphen', 'Lis\u00adtă'],
  ['a filler', '\u3164'],
  ['an override of direction', '\u202eătsiL'],
])('%s is not', (_, text) => {
  expect(isPlainText(text)).toBe(false);
});
