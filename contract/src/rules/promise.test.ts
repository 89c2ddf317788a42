import { expect, test } from '@rstest/core';
import { promisedDay, promiseLeft } from './promise.ts';

test('a promise is seven working days after the day of the request, and waits with us', () => {
  expect(promisedDay('2026-03-02', 0)).toBe('2026-03-11');
  expect(promisedDay('2026-03-02', 2)).toBe('2026-03-13');
  expect(promisedDay('2026-03-02', 0, new Set(['2026-03-11']))).toBe('2026-03-12');
});

test('working days are left until the last one, and every day counts once it is over', () => {
  expect(promiseLeft('2026-03-06', '2026-03-04')).toEqual({ left: 2, over: 0 });
  expect(promiseLeft('2026-03-06', '2026-03-06')).toEqual({ left: 0, over: 0 });
  expect(promiseLeft('2026-03-06', '2026-03-07')).toEqual({ left: 0, over: 1 });
  expect(promiseLeft('2026-03-09', '2026-03-07')).toEqual({ left: 1, over: 0 });
});
