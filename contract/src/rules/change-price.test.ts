import { expect, test } from '@rstest/core';
import { changePrice, type PriceChange } from './change-price.ts';

const up10: PriceChange = { by: 'percent', direction: 'up', hundredths: 1000, rounding: 'ban' };
const down = (hundredths: number, by: PriceChange['by'] = 'amount'): PriceChange => ({
  by,
  direction: 'down',
  hundredths,
  rounding: 'ban',
});

test('a price changes by a per cent or by an amount', () => {
  expect(changePrice(15_105, up10)).toBe(16_616);
  expect(changePrice(15_100, down(550))).toBe(14_550);
  expect(changePrice(999, down(1250, 'percent'))).toBe(874);
});

test.each([
  ['ban', 16_616],
  ['ten', 16_620],
  ['leu', 16_600],
  ['ninety-nine', 16_599],
] as const)('rounded to the %s', (rounding, bani) => {
  expect(changePrice(15_105, { ...up10, rounding })).toBe(bani);
});

test('nothing is ever sold for nothing, nor for more than a price may be', () => {
  expect(changePrice(550, down(549))).toBe(1);
  expect(changePrice(550, down(550))).toBe('too-low');
  expect(changePrice(550, down(10_000, 'percent'))).toBe('too-low');
  expect(changePrice(140, { ...down(100), rounding: 'leu' })).toBe('too-low');
  expect(changePrice(60, { ...up10, rounding: 'ninety-nine' })).toBe(99);
  expect(changePrice(9_999_999, up10)).toBe('too-high');
});
