import { afterEach, expect, test } from '@rstest/core';
import type { QueryKey } from '@tanstack/react-query';
import { publicKey, userKey } from './query.ts';
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
