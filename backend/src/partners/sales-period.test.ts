import { expect, test } from '@rstest/core';
import { clockOf, periodBefore } from './sales-period.ts';

test('the clock is that of Bucharest, in summer and in winter', () => {
  expect(clockOf(new Date('2026-07-31T21:30:00Z'))).toBe('2026-08-01 00:30:00');
  expect(clockOf(new Date('2026-12-31T22:00:00Z'))).toBe('2027-01-01 00:00:00');
});

test.each([
  ['2026-11-26T10:15:30Z', '2026-10-01', '2026-10-26', '2026-10-26 12:15:30'],
  // Summer time began in between; the local hour stays the same.
  ['2026-04-10T10:00:00Z', '2026-03-01', '2026-03-10', '2026-03-10 13:00:00'],
  ['2026-01-01T00:10:00Z', '2025-12-01', '2025-12-01', '2025-12-01 02:10:00'],
])('the month before %s ends at the same day and hour', (now, start, end, until) => {
  expect(periodBefore(new Date(now))).toEqual({ start, end, until });
});

test('a month that has no such day is not compared with', () => {
  expect(periodBefore(new Date('2026-03-31T12:00:00Z'))).toBeNull();
  expect(periodBefore(new Date('2026-03-29T12:00:00Z'))).toBeNull();
  expect(periodBefore(new Date('2026-03-28T12:00:00Z'))).toMatchObject({ end: '2026-02-28' });
});
