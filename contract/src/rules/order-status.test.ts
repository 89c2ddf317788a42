import { expect, test } from '@rstest/core';
import { canChangeOrderStatus, ORDER_STATES, ORDER_STATUSES } from './order-status.ts';

test('an order goes from processing to shipped to delivered, and may be cancelled until then', () => {
  expect(ORDER_STATES.Processing.next).toEqual(['Shipped', 'Cancelled']);
  expect(ORDER_STATES.Shipped.next).toEqual(['Delivered', 'Cancelled']);
});

test('delivered and cancelled are final', () => {
  expect(ORDER_STATES.Delivered.next).toEqual([]);
  expect(ORDER_STATES.Cancelled.next).toEqual([]);
});

test('no order skips shipping, goes back, or stays as a transition', () => {
  expect(canChangeOrderStatus('Processing', 'Shipped')).toBe(true);
  expect(canChangeOrderStatus('Processing', 'Delivered')).toBe(false);
  expect(canChangeOrderStatus('Shipped', 'Processing')).toBe(false);
  for (const status of ORDER_STATUSES) expect(canChangeOrderStatus(status, status)).toBe(false);
});

test('each step from a state has a key of its own', () => {
  for (const { next } of Object.values(ORDER_STATES)) {
    const keys = next.map((status) => ORDER_STATES[status].key);
    expect(new Set(keys).size, keys.join()).toBe(keys.length);
  }
});

test('the labels are those of the specification', () => {
  expect(ORDER_STATUSES.map((status) => ORDER_STATES[status].label)).toEqual([
    'Procesare',
    'Expediată',
    'Livrată',
    'Anulată',
  ]);
});

test('what cancels an order is final for everybody: stock and money go back, and nothing is undone', () => {
  const { irrevocable, returnsStock, refunds } = ORDER_STATES.Cancelled;
  expect([irrevocable, returnsStock, refunds]).toEqual([true, true, true]);
  for (const status of ORDER_STATUSES.filter((other) => other !== 'Cancelled')) {
    expect(ORDER_STATES[status]).not.toHaveProperty('returnsStock');
  }
});
