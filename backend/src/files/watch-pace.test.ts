import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { watchPace } from './watch-pace.ts';

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

/** Sends at this speed for up to a thousand seconds. @returns seconds until it is given up */
async function secondsOf(bytesPerSecond: number): Promise<number> {
  const socket = { bytesRead: 5000 };
  let isOver = false;
  const pace = watchPace(socket);
  pace.tooSlow.catch(() => {
    isOver = true;
  });
  let seconds = 0;
  for (; seconds < 1000 && !isOver; seconds += 1) {
    socket.bytesRead += bytesPerSecond;
    await rs.advanceTimersByTimeAsync(1000);
  }
  pace.stop();
  return seconds;
}

test('whoever sends one byte a second is given up soon, a slow telephone never', async () => {
  expect(await secondsOf(1)).toBeLessThan(15);
  expect(await secondsOf(10_000)).toBe(1000);
});
