import { expect, test } from '@rstest/core';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { testCif, testIban, testPhone } from './test-identifiers.ts';

test.each([
  [1_439_984, 'RO14399840'],
  [281_646, 'RO2816464'],
  [1_354_814, 'RO13548146'],
])('the fiscal code of %i ends in its check digit', (body, cif) => {
  expect(testCif(body)).toBe(cif);
});

test('an IBAN leaves the remainder 1 when divided by 97', () => {
  const iban = testIban(42);
  expect(iban).toHaveLength(24);
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = [...moved].map((character) => Number.parseInt(character, 36)).join('');
  expect(BigInt(digits) % 97n).toBe(1n);
});

test('a telephone number is already in its stored form', () => {
  expect(normalizePhone(testPhone(7))).toBe(testPhone(7));
});
