import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import {
  commissionBani,
  commissionInWholeRon,
  commissionParts,
  commissionRate,
  currentTiers,
  nextCommissionTier,
  tiersFor,
} from './commission.ts';

const TIERS = tiersFor('2026-03');
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
  expect(commissionBani(ron * 100, TIERS)).toBe(Math.round(commission * 100));
});

test('the calculator rounds the total only', () => {
  expect(commissionInWholeRon(500_000, TIERS)).toBe(450);
  // 450 + 0,49: two tiers that would each round to whole RON differently.
  expect(commissionInWholeRon(500_700, TIERS)).toBe(450);
  expect(commissionInWholeRon(500_715, TIERS)).toBe(451);
  expect(commissionInWholeRon(550, TIERS)).toBe(0);
  expect(commissionInWholeRon(556, TIERS)).toBe(1);
});

test('half a ban is rounded up', () => {
  expect(commissionBani(50, TIERS)).toBe(5);
  expect(commissionBani(1_500_010, TIERS)).toBe(115_001);
});

test('one more ban of sales never lowers the commission, and never costs more than the highest rate', () => {
  fc.assert(
    fc.property(sales, (amount) => {
      const step = commissionBani(amount + 100, TIERS) - commissionBani(amount, TIERS);
      expect(step).toBeGreaterThanOrEqual(4);
      expect(step).toBeLessThanOrEqual(10);
    }),
  );
});

test('the parts hold all sales and add up to the commission within a ban each', () => {
  fc.assert(
    fc.property(sales, (amount) => {
      const parts = commissionParts(amount, TIERS);
      expect(parts.reduce((sum, part) => sum + part.salesBani, 0)).toBe(amount);
      const sum = parts.reduce((total, part) => total + part.commissionBani, 0);
      expect(Math.abs(sum - commissionBani(amount, TIERS))).toBeLessThanOrEqual(parts.length);
    }),
  );
});

test('8.000 RON are 5.000 at 9 % and 3.000 at 7 %', () => {
  expect(commissionParts(800_000, TIERS)).toEqual([
    { percent: 9, salesBani: 500_000, commissionBani: 45_000 },
    { percent: 7, salesBani: 300_000, commissionBani: 21_000 },
  ]);
});

test('the share of the sales is told before anything is rounded', () => {
  expect(commissionRate(0, TIERS)).toBe(0);
  expect(commissionRate(1250, TIERS)).toBe(900);
  expect(commissionRate(1_250_000, TIERS)).toBe(780);
});

test('the next tier begins where the present one is full', () => {
  expect(nextCommissionTier(0, TIERS)).toEqual({ percent: 7, missingBani: 500_000 });
  expect(nextCommissionTier(499_999, TIERS)).toEqual({ percent: 7, missingBani: 1 });
  expect(nextCommissionTier(500_000, TIERS)).toEqual({ percent: 5, missingBani: 1_000_000 });
  expect(nextCommissionTier(1_500_000, TIERS)).toBeNull();
});

test.each([-1, 0.5, Number.NaN])('sales of %d bani are an error', (amount) => {
  expect(() => commissionBani(amount, TIERS)).toThrow(RangeError);
  expect(() => commissionInWholeRon(amount, TIERS)).toThrow(RangeError);
  expect(() => commissionParts(amount, TIERS)).toThrow(RangeError);
});

test('new tiers begin with their month; the months before keep theirs', () => {
  const [first, second] = [[{ percent: 9, fromBani: 0 }], [{ percent: 8, fromBani: 0 }]];
  const sets = [
    { validFrom: '2025-01', tiers: first },
    { validFrom: '2026-03', tiers: second },
  ];
  expect(tiersFor('2026-02-28', sets)).toBe(first);
  expect(tiersFor('2026-03', sets)).toBe(second);
  expect(tiersFor('2026-03-01', sets)).toBe(second);
  expect(tiersFor('2031-12', sets)).toBe(second);
  expect(tiersFor('1999-12-31', sets)).toBe(first);
  // The month begins at midnight in Bucharest.
  expect(currentTiers(new Date('2026-02-28T21:59:59Z'), sets)).toBe(first);
  expect(currentTiers(new Date('2026-02-28T22:00:00Z'), sets)).toBe(second);
});
