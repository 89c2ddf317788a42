import { expect, test } from '@rstest/core';
import { isStarved } from './is-starved.ts';

/** A clock whose readings advance by these ms, in rotation. */
function clock(...steps: number[]): () => number {
  let at = 0;
  let reading = 0;
  return () => {
    at += steps[reading++ % steps.length] ?? 0;
    return at;
  };
}

test.each<[string, boolean, number[]]>([
  ['has a processor of its own', false, [0.1]],
  ['counts in whole milliseconds', false, [0, 0, 0, 1]],
  ['is interrupted now and then', false, [...Array(50).fill(0.1), 4]],
  ['gets a twentieth of a processor', true, [0.1, 1.9]],
  ['has a clock that stands still', false, [0]],
  ['gets its turn only every tenth of a second', true, [0.1, 0.1, 98]],
])('a page that %s: %s', (_, starved, steps) => {
  expect(isStarved(clock(...steps))).toBe(starved);
});
