import { expect, test } from '@rstest/core';
import { callHoursInput } from '../entities/call-hours.ts';
import { callSlots, minutesOf, ORIGINAL_CALL_HOURS } from './call-slots.ts';

const days = (slots: readonly string[]) => [...new Set(slots.map((slot) => slot.slice(0, 10)))];

test('every twenty minutes of the next ten working days, without holidays and our own days off', () => {
  // 30 November and 1 December are holidays, 4 December is a day off of ours.
  const slots = callSlots(ORIGINAL_CALL_HOURS, '2026-11-26', new Set(['2026-12-04']));
  expect(days(slots)).toEqual([
    ...['2026-11-27', '2026-12-02', '2026-12-03', '2026-12-07', '2026-12-08'],
    ...['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14', '2026-12-15'],
  ]);
  expect(slots).toHaveLength(10 * 21);
  expect(slots[0]).toBe('2026-11-27T08:00:00.000Z');
  expect(slots[20]).toBe('2026-11-27T14:40:00.000Z');
});

test('the hours are those of Bucharest before and after its clocks change', () => {
  const slots = callSlots(ORIGINAL_CALL_HOURS, '2026-10-22');
  expect(slots[0]).toBe('2026-10-23T07:00:00.000Z');
  expect(slots[21]).toBe('2026-10-26T08:00:00.000Z');
});

test('late hours stay on their day', () => {
  const late = { weekdays: [1], from: '23:20', to: '23:40' };
  expect(callSlots(late, '2026-06-05')).toEqual([
    '2026-06-08T20:20:00.000Z',
    '2026-06-15T20:20:00.000Z',
  ]);
});

test('other weekdays are left out, and nobody takes calls on none', () => {
  const tuesdays = { ...ORIGINAL_CALL_HOURS, weekdays: [2] };
  expect(days(callSlots(tuesdays, '2026-03-02'))).toEqual(['2026-03-03', '2026-03-10']);
  expect(callSlots({ ...ORIGINAL_CALL_HOURS, weekdays: [] }, '2026-03-02')).toEqual([]);
});

test.each([
  ['10:00', 600],
  ['00:20', 20],
  ['24:00', null],
  ['9:00', null],
  ['', null],
])('%j is minute %j of a day', (time, minute) => {
  expect(minutesOf(time)).toBe(minute);
});

test.each([
  ['a time between two calls', { from: '10:10' }],
  ['no time', { from: '' }],
  ['an end before its beginning', { from: '17:00', to: '10:00' }],
  ['no length', { from: '10:00', to: '10:00' }],
  ['a Saturday', { weekdays: [6] }],
  ['a day twice', { weekdays: [1, 1] }],
])('%s is refused', (_, changed) => {
  expect(callHoursInput.safeParse({ ...ORIGINAL_CALL_HOURS, ...changed }).success).toBe(false);
});
