import { expect, test } from '@rstest/core';
import { sampleCommission } from '../../../test/samples.ts';
import { monthLabel, monthlyTotals, monthNames } from './monthly-totals.ts';

const row = (period_start: string, commission: number) =>
  sampleCommission({ period_start, commission });

test('sites of one month are summed in bani, months are in order', () => {
  expect(
    monthlyTotals([row('2026-03-01', 0.1), row('2026-02-01', 45), row('2026-03-01', 0.2)]),
  ).toEqual([
    { month: '2026-02', bani: 4500, unknown: 0 },
    { month: '2026-03', bani: 30, unknown: 0 },
  ]);
});

test('a month without sales is 0, also over the turn of the year', () => {
  expect(monthlyTotals([row('2026-01-01', 1), row('2025-11-01', 2)])).toEqual([
    { month: '2025-11', bani: 200, unknown: 0 },
    { month: '2025-12', bani: 0, unknown: 0 },
    { month: '2026-01', bani: 100, unknown: 0 },
  ]);
});

test('a start that the host wrote in UTC belongs to its month in Bucharest', () => {
  expect(monthlyTotals([row('2026-02-28T22:00:00.000Z', 1)])).toEqual([
    { month: '2026-03', bani: 100, unknown: 0 },
  ]);
});

test('a start that is no date is left out', () =>
  expect(monthlyTotals([row('curând', 1)])).toEqual([]));
test('a time of many years without any month is not filled', () => {
  const months = monthlyTotals([row('0001-01-01', 1), row('2026-01-01', 1)]);
  expect(months).toHaveLength(2);
});
test('no commissions are no months', () => expect(monthlyTotals([])).toEqual([]));
test('a month reads in Romanian', () => expect(monthLabel('2026-03')).toMatch(/^mar\.? 2026$/));

test('months are named in words, with their years only where those differ', () => {
  expect(monthNames(['2026-10', '2026-09'])).toEqual(['octombrie', 'septembrie']);
  expect(monthNames(['2027-01', '2026-12'])).toEqual(['ianuarie 2027', 'decembrie 2026']);
});
