import { expect, test } from '@rstest/core';
import { maskEmail } from './mask-email.ts';

test.each([
  ['matei@exemplu.ro', 'm***@exemplu.ro'],
  ['a@exemplu.ro', 'a***@exemplu.ro'],
  ['"a@b"@exemplu.ro', '"***@exemplu.ro'],
])('%s shows as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
