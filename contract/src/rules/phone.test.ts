import { expect, test } from '@rstest/core';
import { isPhone, normalizePhone } from './phone.ts';
import { phoneLink } from './phone-link.ts';

test.each([
  ['0712345678', '0712345678'],
  [' 0712 345 678 ', '0712345678'],
  ['0712.345.678', '0712345678'],
  ['+40712345678', '0712345678'],
  ['0040 712 345 678', '0712345678'],
  ['021/345.67.89', '0213456789'],
  ['+49 151 23456789', '+4915123456789'],
])('"%s" is %s', (typed, phone) => {
  expect(isPhone(typed)).toBe(true);
  expect(normalizePhone(typed)).toBe(phone);
});

test.each([
  '',
  '112',
  '0812345678',
  '07123456789',
  '071234567',
  '+40112345678',
  '0712  345678',
  'telefon',
])('"%s" is no telephone number', (typed) => {
  expect(isPhone(typed)).toBe(false);
  expect(normalizePhone(` ${typed} `)).toBe(typed);
});

test('a link calls the number without its spaces', () => {
  expect(phoneLink('+40 700 000 000')).toBe('tel:+40700000000');
});
