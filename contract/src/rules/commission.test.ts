import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import {
  commissionBani,
  commissionInWholeRon,
  commissionParts,
  commissionRate,
  nextCommissionTier,
} from './commission.ts';

const sales = fc.integer({ min: 0, max: 1_000_000_000 });

test.each([
  [0, 0],
  [5000, 450],
  [5001, 450.07],
  [8000, 660],
  [15_000, 1150],
  [15_001, 1150.05],
  [20_000, 1400],
])('sales of %d RON cost a commission of %d RON', (ron, commission) => {
  expect(commissionBani(ron * 100)).toBe(Math.round(commission * 100));
});

test('the calculator rounds the total only', () => {
  expect(commissionInWholeRon(500_000)).toBe(450);
  // 450 + 0,49: two tiers that would each round to whole RON differently.
  expect(commissionInWholeRon(500_700)).toBe(450);
  expect(commissionInWholeRon(500_715)).toBe(451);
  expect(commissionInWholeRon(550)).toBe(0);
  expect(commissionInWholeRon(556)).toBe(1);
});

test('half a ban is rounded up', () => {
  expect(commissionBani(50)).toBe(5);
  expect(commissionBani(1_500_010)).toBe(115_001);
});

test('one more ban of sales never lowers the commission, and never costs more than the highest rate', () => {
  fc.assert(
    fc.property(sales, (amount) => {
      const step = commissionBani(amount + 100) - commissionBani(amount);
      expect(step).toBeGreaterThanOrEqual(4);
      expect(step).toBeLessThanOrEqual(10);
    }),
  );
});

test('the parts hold all sales and add up to the commission within a ban each', () => {
  fc.assert(
    fc.property(sales, (amount) => {
      const parts = commissionParts(amount);
      expect(parts.reduce((sum, part) => sum + part.salesBani, 0)).toBe(amount);
      const sum = parts.reduce((total, part) => total + part.commissionBani, 0);
      expect(Math.abs(sum - commissionBani(amount))).toBeLessThanOrEqual(parts.length);
    }),
  );
});

test('8.000 RON are 5.000 at 9 % and 3.000 at 7 %', () => {
  expect(commissionParts(800_000)).toEqual([
    { percent: 9, salesBani: 500_000, commissionBani: 45_000 },
    { percent: 7, salesBani: 300_000, commissionBani: 21_000 },
  ]);
});

test('the share of the sales is told before anything is rounded', () => {
  expect(commissionRate(0)).toBe(0);
  expect(commissionRate(1250)).toBe(900);
  expect(commissionRate(1_250_000)).toBe(780);
});

test('the next tier begins where the present one is full', () => {
  expect(nextCommissionTier(0)).toEqual({ percent: 7, missingBani: 500_000 });
  expect(nextCommissionTier(499_999)).toEqual({ percent: 7, missingBani: 1 });
  expect(nextCommissionTier(500_000)).toEqual({ percent: 5, missingBani: 1_000_000 });
  expect(nextCommissionTier(1_500_000)).toBeNull();
});

test.each([-1, 0.5, Number.NaN])('sales of %d bani are an error', (amount) => {
  expect(() => commissionBani(amount)).toThrow(RangeError);
  expect(() => commissionInWholeRon(amount)).toThrow(RangeError);
  expect(() => commissionParts(amount)).toThrow(RangeError);
});
