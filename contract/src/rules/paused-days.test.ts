import { expect, test } from '@rstest/core';
import { type Pause, pausedDays } from './paused-days.ts';

// 2026-03-02 is a Monday.
test.each<[string, Pause[], number]>([
  ['nothing was asked for', [], 0],
  ['answered on the same day', [['2026-03-02', '2026-03-02']], 0],
  ['answered two days later', [['2026-03-02', '2026-03-04']], 2],
  ['over a weekend', [['2026-03-06', '2026-03-09']], 1],
  [
    'asked again on the day of the answer',
    [
      ['2026-03-02', '2026-03-03'],
      ['2026-03-03', '2026-03-04'],
    ],
    2,
  ],
  ['not answered yet', [['2026-03-09', null]], 3],
])('%s: %# costs so many working days', (_, pauses, days) => {
  expect(pausedDays(pauses, '2026-03-12')).toBe(days);
});

test('our own days off cost nothing', () => {
  expect(pausedDays([['2026-03-02', '2026-03-04']], '2026-03-12', new Set(['2026-03-03']))).toBe(1);
});
