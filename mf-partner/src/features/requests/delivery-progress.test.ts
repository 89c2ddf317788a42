import { expect, test } from '@rstest/core';
import { sampleRequest } from '../../../test/samples.ts';
import { deliveryProgress } from './delivery-progress.ts';

// Wednesday before Easter: Friday and Monday are public holidays.
const request = sampleRequest({ request_date: '2026-04-08T09:00:00Z' });

test.each([
  ['2026-04-08', 0, 7],
  ['2026-04-09', 1, 6],
  ['2026-04-13', 1, 6],
  ['2026-04-14', 2, 5],
  ['2026-04-21', 7, 0],
])('on %s it is day %d, and %d are left', (today, day, left) => {
  expect(deliveryProgress(request, today)).toEqual({
    due: '2026-04-21',
    day,
    left,
    isLate: false,
  });
});

test('after the last day it is late', () => {
  expect(deliveryProgress(request, '2026-04-22')).toMatchObject({ day: 7, left: 0, isLate: true });
});

test.each(['in_test', 'completed', 'rejected'] as const)(
  'nothing counts once it is %s',
  (status) => {
    expect(deliveryProgress({ ...request, status }, '2026-04-09')).toBeNull();
  },
);

test('nothing counts when nobody knows when it was sent', () => {
  const undated = sampleRequest({ request_date: null, created_at: null });
  expect(deliveryProgress(undated, '2026-04-09')).toBeNull();
});

test('a day off of ours pushes the last day, and does not count', () => {
  const closed = new Set(['2026-04-15']);
  expect(deliveryProgress(request, '2026-04-15', closed)).toMatchObject({
    ...{ due: '2026-04-22', day: 2, left: 5 },
  });
});

test('days on which we waited for the owner push the last day, and do not count', () => {
  expect(deliveryProgress({ ...request, paused_days: 2 }, '2026-04-15')).toMatchObject({
    ...{ due: '2026-04-23', day: 1, left: 6, isLate: false },
  });
});
