import { expect, test } from '@rstest/core';
import { fairQueue } from './fair-queue.ts';

test('each takes a turn, however much one of them has', async () => {
  const inTurn = fairQueue();
  const order: string[] = [];
  const ask = (key: string) => inTurn(key, async () => void order.push(key));
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask));
  expect(order.join('')).toBe('aabcaba');
});

test('one at a time, and a task that fails holds nobody up', async () => {
  const inTurn = fairQueue();
  let running = 0;
  const task = async (fails: boolean) => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    if (fails) throw new Error('It failed.');
  };
  const results = await Promise.allSettled(
    [true, false, true, false].map((fails) => inTurn('a', () => task(fails))),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
