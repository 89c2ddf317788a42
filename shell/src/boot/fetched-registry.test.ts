import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { registryOf } from '../../test/fake-remotes.tsx';
import { fetchUntilThere } from './fetched-registry.ts';

const registry = registryOf();

beforeEach(() => {
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.restoreAllMocks();
  rstest.useRealTimers();
});

test('a lost request is made once more, after a moment', async () => {
  const onTrouble = rstest.fn();
  const fetch = rstest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockImplementation(async () => Response.json(registry));
  const fetched = fetchUntilThere(onTrouble);
  await rstest.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await rstest.advanceTimersByTimeAsync(1);
  expect(await fetched).toEqual(registry);
  expect(onTrouble).not.toHaveBeenCalled();
});

test('what fails twice is told, and fetched when the connection returns, with more patience', async () => {
  const limits = rstest.spyOn(AbortSignal, 'timeout');
  const onTrouble = rstest.fn();
  const fetch = rstest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'));
  const fetched = fetchUntilThere(onTrouble);
  await rstest.advanceTimersByTimeAsync(1000);
  expect(onTrouble).toHaveBeenCalledTimes(1);
  fetch.mockImplementation(async () => Response.json(registry));
  dispatchEvent(new Event('online'));
  expect(await fetched).toEqual(registry);
  expect(onTrouble).toHaveBeenCalledTimes(1);
  expect(limits.mock.calls.flat()).toEqual([5000, 5000, 60_000, 60_000]);
});
