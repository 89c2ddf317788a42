import { expect, test } from '@rstest/core';
import { order as orderSchema } from '@vitrina/contract/entities/order';
import { combineDays } from './combine-days.ts';
import { summariseOrders } from './summarise-orders.ts';

/* The sums are read without a schema; they must agree with the schema about orders. */

const ALL = { from: null, to: null };
const LINE = { product_name: 'Ser', quantity: 2, price: 10 };
const ORDER = {
  id: 1,
  created_at: '2026-03-10T08:30:00Z',
  status: 'Delivered',
  email: 'ana@exemplu.ro',
  county: 'Cluj',
  total_price: 20,
  items: [LINE],
};
const sum = (...orders: unknown[]) => combineDays(summariseOrders(orders), ALL);

test('what says the same in another form counts the same', () => {
  const { days, statuses, quantity, unreadLines } = sum(
    ORDER,
    { ...ORDER, status: 'DELIVERED', created_at: '2026-03-10 08:30:00Z' },
    { ...ORDER, items: [{ ...LINE, quantity: '2', price: '10.00' }] },
    { ...ORDER, items: { 1: LINE } },
  );
  expect(days).toEqual([{ name: '2026-03-10', value: 8000 }]);
  expect(statuses).toEqual([{ name: 'Delivered', value: 4 }]);
  expect(quantity).toEqual([{ name: 'Ser', value: 8 }]);
  expect(unreadLines).toBe(0);
});

const DATES = ['', null, 'ieri', '10.03.2026', 1732456789, '2026-99-99', '2026-03-10 08:30'];

test.each(DATES)('a date reads as the schema reads it: %s', (created_at) => {
  const day = orderSchema.safeParse({ ...ORDER, created_at }).data?.created_at ?? null;
  const { days, undated } = summariseOrders([{ ...ORDER, created_at }]);
  expect(days).toHaveLength(day === null ? 0 : 1);
  expect(undated).toEqual(day === null ? ['1'] : []);
});

const AMOUNTS = ['', ' ', null, undefined, 'abc', true, [], {}, '12,5', '12.5', 3];

test.each(AMOUNTS.map((price) => ({ price })))(
  'a price reads as its schema: $price',
  ({ price }) => {
    const items = [{ ...LINE, price }, LINE];
    const read = orderSchema.safeParse({ ...ORDER, items }).data?.items[0]?.price ?? null;
    const { days, unreadLines } = sum({ ...ORDER, items });
    expect(days[0]?.value).toBe(2000 + (read ?? 0) * 200);
    expect(unreadLines).toBe(read === null ? 1 : 0);
  },
);

test('a state of its own keeps its name; what is no order is named by its place', () => {
  const { statuses, orders } = sum({ ...ORDER, status: 'on-hold' }, { ...ORDER, status: null });
  expect(statuses.map(({ name }) => name).sort()).toEqual(['', 'on-hold']);
  expect(orders).toBe(2);
  expect(summariseOrders([null, 7, { ...ORDER, created_at: null }]).undated).toEqual([
    '#1',
    '#2',
    '1',
  ]);
});
