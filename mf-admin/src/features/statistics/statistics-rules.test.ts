import { expect, test } from '@rstest/core';
import { periodBefore } from '@vitrina/contract/rules/period';
import { combineDays } from './combine-days.ts';
import { summariseOrders } from './summarise-orders.ts';

const order = (created_at: string, over: object = {}) => ({
  created_at,
  status: 'Delivered',
  county: 'Cluj',
  items: [
    { product_name: 'Ser', product_color: 'red', quantity: 2, price: 10.1 },
    { product_name: 'Ulei', quantity: 1, price: 5 },
  ],
  ...over,
});

const sales = summariseOrders([
  order('2026-03-11T10:00:00Z'),
  order('2026-03-10T22:30:00Z', { status: 'Cancelled', county: null }),
  order('2026-03-02T10:00:00Z'),
  // Waiting for acceptance: anybody can send any number of these.
  order('2026-03-02T10:00:00Z', { payment_status: 'unverified', accepted_at: null }),
  { created_at: 'ieri' },
  null,
]);
const all = { from: null, to: null };

test('revenue is price times quantity by day in Bucharest, sorted as dates, cancelled ones too', () => {
  expect(combineDays(sales, all).days).toEqual([
    { name: '2026-03-02', value: 2520 },
    { name: '2026-03-11', value: 5040 },
  ]);
});

test('products are summed by name with the colour in brackets, as people call it', () => {
  const { popularity, quantity } = combineDays(sales, all);
  expect(quantity).toEqual([
    { name: 'Ser (roșu)', value: 6 },
    { name: 'Ulei', value: 3 },
  ]);
  expect(popularity[0]).toEqual({ name: 'Ser (roșu)', value: 3 });
});

test('a period keeps its days, and the one before it is as long', () => {
  const week = { from: '2026-03-05', to: '2026-03-11' };
  expect(combineDays(sales, week).orders).toBe(2);
  expect(periodBefore(week, '2026-03-11')).toEqual({ from: '2026-02-26', to: '2026-03-04' });
  expect(periodBefore(all, '2026-03-11')).toBeNull();
});
