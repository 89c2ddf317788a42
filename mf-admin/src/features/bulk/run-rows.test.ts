import { expect, test } from '@rstest/core';
import { runRows } from './run-rows.ts';

test('each row has a result of its own, in its place, and each is told as it comes', async () => {
  const told: number[] = [];
  const results = await runRows(
    [3, 1, 2, 9, 4, 5],
    async (row) => {
      if (row === 2) throw new Error('two is refused');
    },
    (done) => told.push(done),
  );
  expect(results).toEqual([
    { row: 3 },
    { row: 1 },
    { row: 2, problem: 'two is refused' },
    { row: 9 },
    { row: 4 },
    { row: 5 },
  ]);
  expect(told).toEqual([1, 2, 3, 4, 5, 6]);
});

test('few rows are worked on at once', async () => {
  let now = 0;
  let most = 0;
  await runRows([1, 2, 3, 4, 5, 6, 7, 8, 9], async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
});
