import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { formatBani, formatRon, parseBani, toBani, toRon } from './money.ts';

const bani = fc.integer({ min: 0, max: 99_999_999_999 });

test('an amount keeps its value from bani to the wire, through JSON and back', () => {
  fc.assert(
    fc.property(bani, (amount) => {
      expect(toBani(JSON.parse(JSON.stringify(toRon(amount))))).toBe(amount);
    }),
  );
});

test('the wire never carries more than two decimals', () => {
  fc.assert(
    fc.property(bani, (amount) => {
      expect(String(toRon(amount))).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});

test('an amount that is shown can be typed again', () => {
  fc.assert(
    fc.property(bani, (amount) => {
      expect(parseBani(formatBani(amount))).toBe(amount);
    }),
  );
});

test.each([
  [19.99, 1999],
  [0.07, 7],
  [1.1 + 2.2, 330],
  [4.35, 435],
])('%d RON are %d bani', (ron, expected) => {
  expect(toBani(ron)).toBe(expected);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%d is no amount', (ron) => {
  expect(() => toBani(ron)).toThrow(RangeError);
});

test.each([
  [0, '0,00\u00a0RON'],
  [5, '0,05\u00a0RON'],
  [123_450, '1.234,50\u00a0RON'],
  [100_000_000, '1.000.000,00\u00a0RON'],
  [-123_450, '-1.234,50\u00a0RON'],
])('%d bani read %s', (amount, text) => {
  expect(formatBani(amount)).toBe(text);
});

test('the wire amount 1234.5 reads 1.234,50 RON', () => {
  expect(formatRon(1234.5)).toBe('1.234,50\u00a0RON');
});

test('the text is the one that Intl writes', () => {
  const intl = new Intl.NumberFormat('ro-RO', { style: 'currency', currency: 'RON' });
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (amount) => {
      expect(formatBani(amount)).toBe(intl.format(amount / 100));
    }),
  );
});

test.each([
  ['1234,5', 123_450],
  ['1234.50', 123_450],
  ['1.234,50', 123_450],
  ['1.234', 123_400],
  [' 300 lei', 30_000],
  ['0', 0],
  ['1 234,50', 123_450],
  ['12\u00a0500', 1_250_000],
])('a person who types "%s" means %d bani', (text, expected) => {
  expect(parseBani(text)).toBe(expected);
});

test.each([
  '',
  '-5',
  '1,234',
  '1.2.3',
  '12 34',
  '12.34.567',
  'abc',
  '1e5',
  '0x10',
  '1,2,3',
  'Infinity',
])('"%s" is no amount', (text) => {
  expect(parseBani(text)).toBeNull();
});
