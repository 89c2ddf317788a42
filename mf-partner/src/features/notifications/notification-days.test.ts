import { expect, test } from '@rstest/core';
import { sampleNotification } from '../../../test/samples.ts';
import { groupByDay } from './group-by-day.ts';
import { mergeNotifications } from './merge-notifications.ts';

test('notifications stand under the day on which they came in Bucharest', () => {
  const days = groupByDay([
    sampleNotification({ id: 3, created_at: '2026-03-05T22:30:00Z' }),
    sampleNotification({ id: 2, created_at: '2026-03-05T21:30:00Z' }),
    sampleNotification({ id: 1, created_at: 'cândva' }),
  ]);
  expect(days.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    ['2026-03-06', [3]],
    ['2026-03-05', [2]],
    [null, [1]],
  ]);
});

test('a page that overlaps adds each notification once, and the fresher state counts', () => {
  const fresh = [
    sampleNotification({ id: 3, created_at: '2026-03-07T08:00:00Z' }),
    sampleNotification({ id: 2, created_at: '2026-03-06T08:00:00Z', is_read: true }),
  ];
  const older = [
    sampleNotification({ id: 2, created_at: '2026-03-06T08:00:00Z' }),
    sampleNotification({ id: 1, created_at: '2026-03-05T08:00:00Z' }),
  ];
  expect(mergeNotifications(fresh, older).map(({ id, is_read }) => [id, is_read])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
});
