import { expect, test } from '@rstest/core';
import type { Commission } from '@vitrina/contract/entities/commission';
import { monthLabel, monthlyTotals } from './monthly-totals.ts';

const row = (period_start: string, commission: number) =>
  ({ period_start, commission }) as Commission;

test('sites of one month are summed in bani, months are in order', () => {
  expect(
    monthlyTotals([row('2026-03-01', 0.1), row('2026-02-01', 45), row('2026-03-01', 0.2)]),
  ).toEqual([
    { month: '2026-02', bani: 4500 },
    { month: '2026-03', bani: 30 },
  ]);
});

test('no commissions are no months', () => expect(monthlyTotals([])).toEqual([]));
test('a month reads in Romanian', () => expect(monthLabel('2026-03')).toMatch(/^mar\.? 2026$/));
