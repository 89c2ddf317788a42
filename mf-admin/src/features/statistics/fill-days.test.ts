import { expect, test } from '@rstest/core';
import { fillDays } from './fill-days.ts';

const SOLD = [
  { name: '2026-03-02', value: 500 },
  { name: '2026-03-04', value: 700 },
];
const OPEN = { from: null, to: null };
const names = (period: { from: string | null; to: string | null }) =>
  fillDays(SOLD, period, '2026-03-06').map(({ name, value }) => `${name.slice(8)}:${value}`);

test('a day between two sales is a day with none', () => {
  expect(names(OPEN)).toEqual(['02:500', '03:0', '04:700']);
});

test('a chosen period begins and ends where it was chosen, and not after today', () => {
  expect(names({ from: '2026-03-01', to: '2026-03-05' })).toEqual([
    ...['01:0', '02:500', '03:0', '04:700', '05:0'],
  ]);
  expect(names({ from: '2026-03-02', to: '2026-03-30' }).at(-1)).toBe('06:0');
});

test('years without a sale are not drawn, and nothing sold is nothing', () => {
  expect(names({ from: '1990-01-01', to: null })).toHaveLength(3);
  expect(fillDays([], { from: '2026-03-01', to: '2026-03-05' }, '2026-03-06')).toEqual([]);
});
