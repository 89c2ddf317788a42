import { expect, test } from '@rstest/core';
import {
  cvcProblem,
  expiryProblem,
  formatExpiry,
  groupDigits,
  numberProblem,
  passesLuhn,
} from './card-rules.ts';

const NOW = new Date(2026, 10, 21);

test('digits are grouped as they are typed, anything else is dropped', () => {
  expect(groupDigits('4242-4242x42')).toBe('4242 4242 42');
  expect(formatExpiry('1')).toBe('1');
  expect(formatExpiry('1234')).toBe('12/34');
});

test.each(['4242424242424242', '4000002500003155', '5555555555554444'])(
  '%s passes the check digit',
  (number) => {
    expect(passesLuhn(number)).toBe(true);
  },
);

test('a number is incomplete, wrong or right', () => {
  expect(numberProblem('4242 4242')?.code).toBe('incomplete_number');
  expect(numberProblem('4242 4242 4242 4241')?.code).toBe('invalid_number');
  expect(numberProblem('4242 4242 4242 4242')).toBeNull();
});

test.each([
  ['11/26', undefined],
  ['12/34', undefined],
  ['10/26', 'invalid_expiry_year_past'],
  ['13/30', 'invalid_expiry_month'],
  ['00/30', 'invalid_expiry_month'],
  ['1', 'incomplete_expiry'],
])('a card until %s in November 2026: %s', (text, code) => {
  expect(expiryProblem(text, NOW)?.code).toBe(code);
});

test('a code has three or four digits', () => {
  expect(cvcProblem('12')?.code).toBe('incomplete_cvc');
  expect(cvcProblem('123')).toBeNull();
  expect(cvcProblem('1234')).toBeNull();
});
