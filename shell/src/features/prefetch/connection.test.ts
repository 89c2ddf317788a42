import { afterEach, expect, rstest, test } from '@rstest/core';
import { isGood, isSparing } from './connection.ts';

const say = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  rstest.restoreAllMocks();
});

test.each([
  [{ effectiveType: '4g' }, { sparing: false, good: true }],
  [{ effectiveType: '3g' }, { sparing: false, good: false }],
  [{ effectiveType: '2g' }, { sparing: true, good: false }],
  [{ effectiveType: 'slow-2g' }, { sparing: true, good: false }],
  [
    { effectiveType: '4g', saveData: true },
    { sparing: true, good: false },
  ],
  // Browsers without network information: intended links are fetched, links in view are not.
  [undefined, { sparing: false, good: false }],
])('%j', (connection, { sparing, good }) => {
  say(connection);
  expect(isSparing()).toBe(sparing);
  expect(isGood()).toBe(good);
});

test('a visitor may ask for less data by the style, too', () => {
  say({ effectiveType: '4g' });
  rstest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('data') }) as MediaQueryList);
  expect(isSparing()).toBe(true);
});
