import { expect, test } from '@rstest/core';
import {
  canChangeOrderStatus,
  nextOrderStatuses,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
} from './order-status.ts';

test('an order goes from processing to shipped to delivered, and may be cancelled until then', () => {
  expect(nextOrderStatuses('Processing')).toEqual(['Shipped', 'Cancelled']);
  expect(nextOrderStatuses('Shipped')).toEqual(['Delivered', 'Cancelled']);
});

test('delivered and cancelled are final', () => {
  expect(nextOrderStatuses('Delivered')).toEqual([]);
  expect(nextOrderStatuses('Cancelled')).toEqual([]);
});

test('no order skips shipping, goes back, or stays as a transition', () => {
  expect(canChangeOrderStatus('Processing', 'Shipped')).toBe(true);
  expect(canChangeOrderStatus('Processing', 'Delivered')).toBe(false);
  expect(canChangeOrderStatus('Shipped', 'Processing')).toBe(false);
  for (const status of ORDER_STATUSES) expect(canChangeOrderStatus(status, status)).toBe(false);
});

test('the labels are those of the specification', () => {
  expect(ORDER_STATUSES.map((status) => ORDER_STATUS_LABELS[status])).toEqual([
    'Procesare',
    'Expediată',
    'Livrată',
    'Anulată',
  ]);
});
