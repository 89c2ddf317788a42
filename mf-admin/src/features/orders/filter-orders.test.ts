import { expect, test } from '@rstest/core';
import type { Order } from '@vitrina/contract/entities/order';
import { filterOrders, readFilters } from './filter-orders.ts';

const order = (id: number, over: Partial<Order> = {}): Order =>
  ({
    id,
    created_at: '2026-03-10T10:00:00Z',
    status: 'Processing',
    email: 'ana@exemplu.ro',
    total_price: 1,
    items: [],
    ...over,
  }) as Order;

const all = [
  order(1),
  order(12, { status: 'Shipped', email: 'Mihai@exemplu.ro' }),
  order(3, { created_at: '2026-03-10T22:30:00Z' }),
];
const ids = (search: string) =>
  filterOrders(all, readFilters(new URLSearchParams(search))).map(({ id }) => id);

test('no filter keeps everything', () => expect(ids('')).toEqual([1, 12, 3]));
test('the id is searched as text, with or without #', () => {
  expect(ids('id=1')).toEqual([1, 12]);
  expect(ids('id=%2312')).toEqual([12]);
});
test('the e-mail is searched without regard to case', () =>
  expect(ids('email=mihai')).toEqual([12]));
test('the status is exact, and an unknown one filters nothing', () => {
  expect(ids('status=Shipped')).toEqual([12]);
  expect(ids('status=Altceva')).toEqual([1, 12, 3]);
});
test('those that wait for acceptance are found, and left out', () => {
  const waiting = order(4, { payment_status: 'unverified', accepted_at: null });
  const accepted = order(5, { payment_status: 'unverified', accepted_at: '2026-03-11T10:00:00Z' });
  const found = (search: string) =>
    filterOrders([waiting, accepted], readFilters(new URLSearchParams(search)));
  expect(found('waiting=yes')).toEqual([waiting]);
  expect(found('waiting=no')).toEqual([accepted]);
  expect(found('waiting=poate')).toEqual([waiting, accepted]);
});
test('the day is the day in Bucharest', () => {
  expect(ids('date=2026-03-10')).toEqual([1, 12]);
  expect(ids('date=2026-03-11')).toEqual([3]);
});
