import { expect, test } from '@rstest/core';
import { canChangeOrderStatus } from '@vitrina/contract/rules/order-status';
import { catalogue } from '../catalogue/catalogue.ts';
import { orders } from './orders.ts';

const NOW = new Date('2026-08-20T18:00:00Z');
const products = catalogue();
const placed = orders(products, NOW);

test('an order goes only where the contract lets it, forward in time and not into the future', () => {
  for (const { events } of placed) {
    for (const [index, { fromStatus, toStatus, at }] of events.entries()) {
      const before = events[index - 1];
      expect(fromStatus).toBe(before?.toStatus ?? null);
      if (fromStatus) expect(canChangeOrderStatus(fromStatus, toStatus)).toBe(true);
      if (before) expect(at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
      expect(at.getTime()).toBeLessThan(NOW.getTime());
    }
  }
});

test('the newest orders wait to be processed', () => {
  for (const { events } of placed.slice(-5)) expect(events).toHaveLength(1);
});

test('no product stands twice in one order', () => {
  for (const { lines } of placed) {
    expect(new Set(lines.map(({ product }) => product)).size).toBe(lines.length);
  }
});

test('the same moment gives the same orders', () => {
  expect(orders(products, NOW)).toEqual(placed);
});
