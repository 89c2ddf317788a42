import { afterEach, expect, rstest, test } from '@rstest/core';
import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { setAskedAt } from './api/answer-age.ts';
import { hasEarlyResponse, requestEarly } from './api/early-responses.ts';
import { tellChanges } from './changes.ts';
import { publicKey, queryClient, userKey } from './query.ts';
import { announceRestored } from './restored-page.ts';
import { endSession, signIn } from './session.ts';

afterEach(() => endSession('signed-out'));

test('a key names its package and the person', () => {
  expect(userKey('mf-admin', 'orders', 7)).toEqual(['mf-admin', null, 'orders', 7]);
  signIn({ id: 5, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'abc');
  expect(userKey('mf-admin', 'orders', 7)).toEqual(['mf-admin', 5, 'orders', 7]);
});

test('a key that must outlive a sign-in names nobody', () => {
  signIn({ id: 5, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'abc');
  expect(publicKey('mf-shop', 'products')).toEqual(['mf-shop', null, 'products']);
});

test('a key written by hand is refused by the compiler', () => {
  const accepted: readonly ['mf-shop', null, 'products'] extends QueryKey ? true : false = false;
  expect(accepted).toBe(false);
});

test('what is shown is read anew when the browser shows a page that it kept', async () => {
  let reads = 0;
  const queryKey = publicKey('mf-shop', 'prices');
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: () => ++reads }).subscribe(
    () => {},
  );
  await expect.poll(() => reads).toBe(1);
  announceRestored();
  await expect.poll(() => reads).toBe(2);
  stop();
});

test('an answer that was asked for ahead of need is asked for again no later than others', async () => {
  const askedAt = Date.now() - 20_000;
  let reads = 0;
  const query = {
    queryKey: publicKey('mf-shop', 'stock'),
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      if (reads === 0) setAskedAt(signal, askedAt);
      reads += 1;
      return reads;
    },
  };
  const updatedAt = () => queryClient.getQueryState(query.queryKey)?.dataUpdatedAt;
  await queryClient.fetchQuery(query);
  await expect.poll(updatedAt).toBe(askedAt);
  expect(await queryClient.fetchQuery(query)).toBe(1);
  expect(await queryClient.fetchQuery({ ...query, staleTime: 20_000 })).toBe(2);
  expect(updatedAt()).toBeGreaterThan(askedAt);
});

const outdating: [string, () => void][] = [
  ['a change at the host', () => tellChanges('all')],
  ['the return to a page that the browser kept', announceRestored],
  ['the end of a session', () => endSession('signed-out')],
];
test.each(outdating)('%s drops what was asked for ahead of need', (_what, outdate) => {
  rstest.stubGlobal('fetch', async () => Response.json([]));
  signIn({ id: 5, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'abc');
  requestEarly('http://api.test/api/orders', 'abc');
  outdate();
  expect(hasEarlyResponse('http://api.test/api/orders', 'abc')).toBe(false);
  rstest.unstubAllGlobals();
});
