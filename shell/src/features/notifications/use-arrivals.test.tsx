import { afterEach, expect, rstest, test } from '@rstest/core';
import { act, renderHook } from '@testing-library/react';
import { useArrivals } from './use-arrivals.ts';

afterEach(() => void rstest.useRealTimers());

function renderArrivals() {
  rstest.useFakeTimers();
  const initialProps: { unread: number | undefined } = { unread: undefined };
  const { result, rerender } = renderHook(({ unread }) => useArrivals(unread), { initialProps });
  return {
    count: (unread: number) => rerender({ unread }),
    wait: (ms: number) => act(() => rstest.advanceTimersByTimeAsync(ms)),
    arrived: () => result.current,
  };
}

test('what was there before is not announced', async () => {
  const bell = renderArrivals();
  bell.count(3);
  await bell.wait(10_000);
  expect(bell.arrived()).toBe(0);
});

test('what comes in a row is announced once, and the same number a second time', async () => {
  const bell = renderArrivals();
  bell.count(3);
  for (const unread of [4, 5, 6]) {
    bell.count(unread);
    await bell.wait(500);
    expect(bell.arrived()).toBe(0);
  }
  await bell.wait(2000);
  expect(bell.arrived()).toBe(3);
  bell.count(9);
  expect(bell.arrived()).toBe(0);
  await bell.wait(2000);
  expect(bell.arrived()).toBe(3);
});

test('what is read meanwhile is not announced', async () => {
  const bell = renderArrivals();
  bell.count(3);
  bell.count(4);
  await bell.wait(500);
  bell.count(0);
  await bell.wait(5000);
  expect(bell.arrived()).toBe(0);
  bell.count(1);
  await bell.wait(2000);
  expect(bell.arrived()).toBe(1);
});
