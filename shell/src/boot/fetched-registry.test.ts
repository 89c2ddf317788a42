import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { registryOf } from '../../test/fake-remotes.tsx';
import { fetchTwice } from './fetched-registry.ts';

const registry = registryOf();

beforeEach(() => {
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.restoreAllMocks();
  rstest.useRealTimers();
});

test('a lost request is made once more, after a moment', async () => {
  const fetch = rstest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockImplementation(async () => Response.json(registry));
  const fetched = fetchTwice();
  await rstest.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await rstest.advanceTimersByTimeAsync(1);
  expect(await fetched).toEqual(registry);
});

test('what fails twice has failed', async () => {
  rstest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'));
  const failed = expect(fetchTwice()).rejects.toThrow('lost');
  await rstest.advanceTimersByTimeAsync(1000);
  await failed;
});
