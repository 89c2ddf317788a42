import { expect, test } from '@rstest/core';
import { isCui } from './cui.ts';
import { bankOfIban, formatIban, isIban } from './iban.ts';

test.each(['RO14399840', '14399840', ' ro 1590082 ', '18547290'])('%s can be a CUI', (cui) => {
  expect(isCui(cui)).toBe(true);
});

test.each(['RO14399841', '14399804', '1', '0', '', 'abc', '12345678901', 'RO 1439984X'])(
  '"%s" can be none',
  (cui) => {
    expect(isCui(cui)).toBe(false);
  },
);

test('a wrong control digit of a CUI is always noticed', () => {
  for (const digit of '123456789') expect(isCui(`1439984${digit}`)).toBe(false);
});

test.each([
  'RO49AAAA1B31007593840000',
  'ro49 aaaa 1b31 0075 9384 0000',
  'DE89370400440532013000',
  'GB82WEST12345698765432',
])('%s can be an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true);
});

test.each(['RO50AAAA1B31007593840000', 'RO49AAAA1B3100759384000', 'RO49', '', 'abc', '1234'])(
  '"%s" can be none',
  (iban) => {
    expect(isIban(iban)).toBe(false);
  },
);

test('an IBAN is printed in groups of four', () => {
  expect(formatIban('ro49AAAA1B31007593840000')).toBe('RO49 AAAA 1B31 0075 9384 0000');
  expect(formatIban('GB82 WEST12345698765432')).toBe('GB82 WEST 1234 5698 7654 32');
});

test('the bank of a Romanian account is known by its letters', () => {
  expect(bankOfIban('RO66 BACX 0000 0012 3456 7890')).toBe('UniCredit Bank');
});

test('a wrong IBAN, a foreign one and an unknown bank name none', () => {
  expect(bankOfIban('RO67BACX0000001234567890')).toBeNull();
  expect(bankOfIban('DE89370400440532013000')).toBeNull();
  expect(bankOfIban('RO49AAAA1B31007593840000')).toBeNull();
});
