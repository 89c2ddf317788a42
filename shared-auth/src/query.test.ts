import { afterEach, expect, test } from '@rstest/core';
import { type QueryKey, QueryObserver } from '@tanstack/react-query';
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
