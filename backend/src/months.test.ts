import { expect, test } from '@rstest/core';
import { dayInBucharest, monthName, monthOf, monthsOver } from './months.ts';

const starts = (since: string, now: string) =>
  monthsOver(new Date(since), new Date(now)).map(({ start }) => start);

test('a month has its own number of days, also in February of a leap year', () => {
  expect(monthOf('2024-02-10')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  expect(monthOf('2025-02-10')).toEqual({ start: '2025-02-01', end: '2025-02-28' });
  expect(monthOf('2025-12-31', 1)).toEqual({ start: '2026-01-01', end: '2026-01-31' });
});

test('a month is over at midnight in Bucharest, in summer time and in winter time', () => {
  expect(starts('2025-08-10T10:00:00Z', '2025-08-31T20:59:59Z')).toEqual([]);
  expect(starts('2025-08-10T10:00:00Z', '2025-08-31T21:00:00Z')).toEqual(['2025-08-01']);
  expect(starts('2025-12-10T10:00:00Z', '2025-12-31T21:59:59Z')).toEqual([]);
  expect(starts('2025-12-10T10:00:00Z', '2025-12-31T22:00:00Z')).toEqual(['2025-12-01']);
});

test('every month that was missed is listed, over the end of a year', () => {
  const expected = ['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01'];
  expect(starts('2025-10-31T12:00:00Z', '2026-02-03T00:00:00Z')).toEqual(expected);
});

test('who starts on the evening of the last day in UTC starts in the next month', () => {
  expect(starts('2025-08-31T22:00:00Z', '2025-10-01T00:00:00Z')).toEqual(['2025-09-01']);
});

test.each([
  // The nights of the clock changes.
  ['2025-03-30T00:59:59Z', '2025-03-30'],
  ['2025-10-26T00:30:00Z', '2025-10-26'],
  ['2025-10-26T21:59:59Z', '2025-10-26'],
  ['2025-10-26T22:00:00Z', '2025-10-27'],
])('%s is on %s', (at, day) => {
  expect(dayInBucharest(new Date(at))).toBe(day);
});

test('a month is called by its Romanian name', () => {
  expect(monthName('2025-08-01')).toBe('august 2025');
});
