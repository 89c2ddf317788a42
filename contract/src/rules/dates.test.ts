import { expect, test } from '@rstest/core';
import {
  formatAppointment,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
} from './dates.ts';

test('a date is written the Romanian way', () => {
  expect(formatDate('2025-08-03T09:05:00Z')).toBe('03.08.2025');
  expect(formatLongDate('2025-08-03T09:05:00Z')).toBe('3 august 2025');
});

test('an appointment says its weekday', () => {
  expect(formatAppointment('2026-12-02T08:20:00Z')).toBe('miercuri, 2 decembrie, ora 10:20');
  expect(formatTime('2026-12-02T07:05:00Z')).toBe('09:05');
  expect(formatAppointment('ieri')).toBe('');
});

test('the time is that of Bucharest, in summer and in winter', () => {
  expect(formatDateTime('2025-08-03T11:05:00Z')).toBe('03.08.2025, 14:05');
  expect(formatDateTime('2025-01-03T11:05:00Z')).toBe('03.01.2025, 13:05');
});

test('the day changes when it does in Bucharest, and midnight is 00:00', () => {
  expect(formatDate('2025-08-03T20:59:59Z')).toBe('03.08.2025');
  expect(formatDateTime('2025-08-03T21:00:00Z')).toBe('04.08.2025, 00:00');
});

test.each([null, undefined, '', 'ieri'])('%s is no date and reads as nothing', (value) => {
  expect(formatDate(value)).toBe('');
});

test('a day without an hour is shown without one', () => {
  expect(formatDateTime('2026-03-01')).toBe('01.03.2026');
});
