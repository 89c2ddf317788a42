import { expect, test } from '@rstest/core';
import { customerTotalBani } from './customer-total.ts';

const bought = {
  status: 'Delivered',
  payment_status: 'paid',
  accepted_at: null,
  total_price: 10.1,
} as const;

test('what was cancelled, refunded or waits for acceptance was not bought', () => {
  const orders = [
    bought,
    { ...bought, total_price: 0.2 },
    { ...bought, status: 'Cancelled' },
    { ...bought, payment_status: 'refunded' },
    { ...bought, payment_status: 'unverified' },
    { ...bought, payment_status: 'unverified', accepted_at: '2026-03-01T10:00:00Z' },
    { ...bought, total_price: null },
  ] as const;
  expect(customerTotalBani(orders)).toBe(2040);
});

test('orders of a host that tells no payment count', () => {
  const { status, total_price } = bought;
  expect(customerTotalBani([{ status, total_price }])).toBe(1010);
});
