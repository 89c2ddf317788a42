import { expect, test } from '@rstest/core';
import {
  isInTime,
  isStoppable,
  lastWithdrawalDay,
  refundDay,
  returnOffer,
} from './return-deadlines.ts';

test.each([
  // A Monday.
  ['2026-03-02T10:00:00Z', '2026-03-16'],
  // Ends on a Saturday: the following Monday.
  ['2026-03-07T10:00:00Z', '2026-03-23'],
  // Ends on Good Friday: Tuesday after Easter.
  ['2026-03-27T10:00:00Z', '2026-04-14'],
  // In Bucharest it is the next day already.
  ['2026-03-02T22:30:00Z', '2026-03-17'],
])('delivered at %s, the last day is %s', (deliveredAt, day) => {
  expect(lastWithdrawalDay(deliveredAt)).toBe(day);
});

test('the last day counts to its end, and what is not delivered has none', () => {
  const delivered = '2026-03-02T10:00:00Z';
  expect(isInTime('2026-03-16T21:59:00Z', delivered)).toBe(true);
  expect(isInTime('2026-03-16T22:01:00Z', delivered)).toBe(false);
  expect(isInTime('2027-01-01T10:00:00Z', null)).toBe(true);
});

test.each([
  [{ status: 'Processing' }, null],
  [{ status: 'Cancelled' }, null],
  [{ status: null }, null],
  [{ status: 'Shipped' }, { until: null }],
  [{ status: 'Shipped', withdrawn_at: '2026-03-09T09:00:00Z' }, null],
  [{ status: 'Delivered', delivered_at: '2026-03-02T10:00:00Z' }, { until: '2026-03-16' }],
  [{ status: 'Delivered', delivered_at: '2026-02-20T10:00:00Z' }, null],
  // Pieces are left after a declaration, or none.
  [
    { status: 'Shipped', withdrawn_at: '2026-03-09T09:00:00Z', items: [{ returnable: 1 }] },
    { until: null },
  ],
  [{ status: 'Shipped', items: [{ returnable: 0 }, { returnable: 0 }] }, null],
  [{ status: 'Shipped', items: [{ returnable: null }] }, { until: null }],
  // A host without the delivery date.
  [{ status: 'Delivered' }, { until: null }],
])('a return of %j is offered on the 10th of March: %j', (order, offer) => {
  expect(returnOffer(order, new Date('2026-03-10T10:00:00Z'))).toEqual(offer);
});

test.each([
  [{ status: 'Processing' }, true],
  [{ status: 'Processing', items: [{ returnable: 2 }] }, true],
  [{ status: 'Processing', withdrawn_at: '2026-03-09T09:00:00Z' }, false],
  [{ status: 'Processing', items: [{ returnable: 0 }] }, false],
  [{ status: 'Shipped' }, false],
  [{ status: 'Delivered' }, false],
  [{ status: 'Cancelled' }, false],
  [{ status: null }, false],
])('an order %j can be stopped: %j', (order, stoppable) => {
  expect(isStoppable(order)).toBe(stoppable);
});

test('the money is due 14 days after the declaration', () => {
  expect(refundDay('2026-03-02T10:00:00Z')).toBe('2026-03-16');
});
