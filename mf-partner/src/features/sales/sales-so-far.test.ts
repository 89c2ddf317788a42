import { expect, test } from '@rstest/core';
import { sampleSales } from '../../../test/samples.ts';
import { salesByMonth, salesSoFar } from './sales-so-far.ts';

const before = (sales: number, orders: number | null = 1) => ({ sales, orders });
const LAST = { month: '2026-02-01' };

test('the sites of the month are summed; the oldest figures say when they are from', () => {
  const rows = [
    sampleSales({ sales: 100.1, orders: 2, before: before(80) }),
    sampleSales({
      ...{ user_website_id: 2, sales: 200.2, orders: 3, before: before(20, 4) },
      fetched_at: '2026-03-20T09:00:00Z',
    }),
    sampleSales({ ...LAST, sales: 999 }),
  ];
  expect(salesSoFar(rows, '2026-03')).toEqual({
    ...{ bani: 30_030, orders: 5, unknown: 0, sites: 2, fetchedAt: '2026-03-20T09:00:00Z' },
    before: { bani: 10_000, orders: 5, unknown: 0, isSamePoint: true },
  });
});

test('where one site does not tell the same point, the whole month before is told, and called so', () => {
  const rows = [
    sampleSales({ before: before(80) }),
    sampleSales({ user_website_id: 2, before: null }),
    sampleSales({ ...LAST, sales: 10, orders: null }),
    sampleSales({ ...LAST, user_website_id: 2, sales: 20 }),
  ];
  expect(salesSoFar(rows, '2026-03')?.before).toEqual({
    ...{ bani: 3_000, orders: null, unknown: 0, isSamePoint: false },
  });
  expect(salesSoFar(rows.slice(0, 2), '2026-03')?.before).toBeNull();
});

test('nothing told is not nothing sold', () => {
  expect(salesSoFar([sampleSales(LAST)], '2026-03')).toBeNull();
  expect(salesSoFar([sampleSales({ sales: 0, orders: 0 })], '2026-03')).toMatchObject({
    bani: 0,
    orders: 0,
  });
  expect(salesSoFar([sampleSales({ sales: null })], '2026-03')).toMatchObject({
    bani: null,
    unknown: 1,
  });
});

test('the month before January is December', () => {
  const rows = [
    sampleSales({ month: '2027-01-01' }),
    sampleSales({ month: '2026-12-01', sales: 5 }),
  ];
  expect(salesSoFar(rows, '2027-01')?.before).toMatchObject({ bani: 500, isSamePoint: false });
});

test('of a month in between that nobody told, nothing is known', () => {
  const rows = [
    sampleSales({ sales: 3 }),
    sampleSales({ month: '2026-01-01', sales: 1, orders: null }),
  ];
  expect(salesByMonth(rows)).toMatchObject([
    { month: '2026-01', bani: 100, orders: null },
    { month: '2026-02', bani: null, orders: null },
    { month: '2026-03', bani: 300, orders: 12 },
  ]);
});
