import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { addDays, bucharestDay, daysBetween } from './bucharest-day.ts';
import { orthodoxEaster } from './orthodox-easter.ts';
import { romanianHolidays } from './romanian-holidays.ts';
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days.ts';

test.each([
  [2008, '2008-04-27'],
  [2016, '2016-05-01'],
  [2017, '2017-04-16'],
  [2018, '2018-04-08'],
  [2019, '2019-04-28'],
  [2020, '2020-04-19'],
  [2021, '2021-05-02'],
  [2022, '2022-04-24'],
  [2023, '2023-04-16'],
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
])('Orthodox Easter of %d is on %s', (year, day) => {
  expect(orthodoxEaster(year)).toBe(day);
});

test('Orthodox Easter is always a Sunday between 4 April and 8 May, in this century', () => {
  for (let year = 2000; year < 2100; year += 1) {
    const easter = orthodoxEaster(year);
    expect(new Date(easter).getUTCDay()).toBe(0);
    expect(easter >= `${year}-04-04` && easter <= `${year}-05-08`).toBe(true);
  }
});

test('the public holidays of 2026', () => {
  // Pentecost Monday is on 1 June, Children's Day.
  expect(romanianHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-01-06',
    '2026-01-07',
    '2026-01-24',
    '2026-04-10',
    '2026-04-12',
    '2026-04-13',
    '2026-05-01',
    '2026-05-31',
    '2026-06-01',
    '2026-08-15',
    '2026-11-30',
    '2026-12-01',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test.each([
  ['a plain week', '2026-03-02', '2026-03-11'],
  ['over Easter: Friday and Monday are free', '2026-04-08', '2026-04-21'],
  ['over the end of November', '2026-11-25', '2026-12-08'],
  ['over the turn of the year', '2025-12-23', '2026-01-09'],
  ['from a Saturday', '2026-03-07', '2026-03-17'],
])('seven working days, %s', (_, from, to) => {
  expect(addWorkingDays(from, 7)).toBe(to);
  expect(workingDaysBetween(from, to)).toBe(7);
});

test('a weekend and a holiday are no working days, the day between is', () => {
  expect(isWorkingDay('2026-04-11')).toBe(false);
  expect(isWorkingDay('2026-04-13')).toBe(false);
  expect(isWorkingDay('2026-04-14')).toBe(true);
});

test('no working days lie between a day and itself, or an earlier one', () => {
  expect(workingDaysBetween('2026-03-02', '2026-03-02')).toBe(0);
  expect(workingDaysBetween('2026-03-09', '2026-03-02')).toBe(0);
});

test('counting forward and counting between agree, wherever one starts', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 40 }), (offset, count) => {
      const from = addDays('2000-01-01', offset);
      const to = addWorkingDays(from, count);
      expect(isWorkingDay(to)).toBe(true);
      expect(workingDaysBetween(from, to)).toBe(count);
    }),
  );
});

test('a moment late in the evening of UTC is the next day in Bucharest', () => {
  expect(bucharestDay('2026-03-01T22:30:00Z')).toBe('2026-03-02');
  expect(bucharestDay('2026-03-01')).toBe('2026-03-01');
  expect(bucharestDay('ieri')).toBeNull();
});

test('days between two days, over the change of the clock', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

test('our own days off are no working days either', () => {
  const closed = new Set(['2026-03-04', '2026-03-07']);
  expect(isWorkingDay('2026-03-04', closed)).toBe(false);
  expect(isWorkingDay('2026-03-05', closed)).toBe(true);
  // One of the two is a Saturday, which was no working day anyway.
  expect(addWorkingDays('2026-03-02', 7, closed)).toBe('2026-03-12');
  expect(workingDaysBetween('2026-03-02', '2026-03-12', closed)).toBe(7);
});
