import { afterEach, expect, rstest, test } from '@rstest/core';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { onChanges, tellChanges } from './changes.ts';
import { publicKey, queryClient } from './query.ts';

const asked = rstest.fn(async (kind: string) => kind);
const query = (kind: 'order' | 'product') =>
  queryOptions({
    queryKey: publicKey('shell', kind),
    queryFn: () => asked(kind),
    meta: { shows: [kind] },
  });

afterEach(() => {
  rstest.useRealTimers();
  queryClient.clear();
});

test('what is on the screen and shows the changed thing is asked for again', async () => {
  const ends = [query('order'), query('product')].map((options) =>
    new QueryObserver(queryClient, options).subscribe(() => {}),
  );
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  asked.mockClear();
  tellChanges([{ kind: 'order', id: 7 }]);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(asked.mock.calls).toEqual([['order']]);

  asked.mockClear();
  tellChanges('all');
  await expect.poll(() => asked).toHaveBeenCalledTimes(2);
  for (const end of ends) end();
});

test('a hundred changes in a second are read at once, then every half second, the last of them too', async () => {
  rstest.useFakeTimers();
  let stock = 0;
  const read = rstest.fn(async () => stock);
  const options = queryOptions({
    queryKey: publicKey('shell', 'stock'),
    queryFn: read,
    meta: { shows: ['product'] },
  });
  const end = new QueryObserver(queryClient, options).subscribe(() => {});
  await rstest.advanceTimersByTimeAsync(100);
  read.mockClear();
  for (let change = 1; change <= 100; change += 1) {
    stock = change;
    tellChanges([{ kind: 'product', id: 4 }]);
    await rstest.advanceTimersByTimeAsync(10);
    if (change === 1) expect(queryClient.getQueryData(options.queryKey)).toBe(1);
  }
  await rstest.advanceTimersByTimeAsync(2000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(queryClient.getQueryData(options.queryKey)).toBe(100);
  end();
});

test('a reading that began before the change is followed by another, also the first of all', async () => {
  let state = 'before';
  let answer = () => {};
  const read = rstest.fn(async () => {
    const known = state;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return known;
  });
  const options = queryOptions({
    queryKey: publicKey('shell', 'slow'),
    queryFn: read,
    meta: { shows: ['request'] },
  });
  const shown = () => queryClient.getQueryData(options.queryKey);
  const end = new QueryObserver(queryClient, options).subscribe(() => {});
  await expect.poll(() => read).toHaveBeenCalledTimes(1);
  for (const next of ['after', 'later']) {
    state = next;
    tellChanges([{ kind: 'request', id: 3 }]);
    const times = read.mock.calls.length;
    answer();
    await expect.poll(() => read).toHaveBeenCalledTimes(times + 1);
  }
  answer();
  await expect.poll(() => shown()).toBe('later');
  end();
});

test('what is being read while no page shows it yet is read again with a change', async () => {
  let state = 'before';
  let answer = () => {};
  const read = rstest.fn(async () => {
    const known = state;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return known;
  });
  const options = queryOptions({
    queryKey: publicKey('shell', 'awaited'),
    queryFn: read,
    staleTime: 0,
    meta: { shows: ['request'] },
  });
  queryClient.setQueryData(options.queryKey, 'known');
  // A route's loader prefetches like this while the page's code loads.
  void queryClient.prefetchQuery(options);
  state = 'after';
  tellChanges([{ kind: 'request', id: 3 }]);
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  answer();
  await expect.poll(() => queryClient.getQueryData(options.queryKey)).toBe('after');
});

test('a slow answer is never given up for the next change', async () => {
  rstest.useFakeTimers();
  const read = rstest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    return read.mock.calls.length;
  });
  const options = queryOptions({
    queryKey: publicKey('shell', 'slower'),
    queryFn: read,
    meta: { shows: ['payment'] },
  });
  const end = new QueryObserver(queryClient, options).subscribe(() => {});
  await rstest.advanceTimersByTimeAsync(1000);
  for (let change = 0; change < 30; change += 1) {
    tellChanges([{ kind: 'payment', id: 3 }]);
    await rstest.advanceTimersByTimeAsync(100);
  }
  expect(queryClient.getQueryData(options.queryKey)).toBeGreaterThan(2);
  end();
});

test('who listens is called until they end it', () => {
  const listener = rstest.fn();
  const end = onChanges(listener);
  tellChanges([{ kind: 'request', id: 3 }]);
  end();
  tellChanges('all');
  expect(listener.mock.calls).toEqual([[[{ kind: 'request', id: 3 }]]]);
});
