import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { endSession, expireSession, signIn } from '@vitrina/shared-auth/session';
import { hostOf, mountOf, registryOf, remoteOf } from '../test/fake-remotes.tsx';
import { followSession } from './session.ts';

const mount = mountOf('dashboard', '/users/dashboard', { access: 'user' });
const { host } = hostOf(registryOf(remoteOf('mf-partner', [mount])));

const ana = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const navigate = rstest.fn(async () => {});
const goneTo = () => navigate.mock.calls.map(([target]: unknown[]) => target);

configurePlatform(LOCAL_CONFIG);
followSession({ navigate }, host);

const open = (path: string) => history.replaceState(null, '', path);

beforeEach(() => {
  open('/');
  endSession('other-tab');
  navigate.mockClear();
});
afterEach(() => {
  rstest.restoreAllMocks();
});

test('who signs in on the sign-in page leaves it for the page that asked', () => {
  open('/login?next=%2Faccount');
  signIn(ana, 'abc');
  expect(goneTo()).toEqual(['/account']);
});

test('who signs in anywhere else stays there', () => {
  open('/checkout');
  signIn(ana, 'abc');
  expect(goneTo()).toEqual([]);
});

test('logout leads home from everywhere', () => {
  open('/products');
  signIn(ana, 'abc');
  endSession('signed-out');
  expect(goneTo()).toEqual(['/']);
});

test.each(['/users/dashboard/profile?a=1#firme', '/account?a=1#comenzi'])(
  'a session that ends during work on %s leads to sign-in and back',
  (path) => {
    open(path);
    signIn(ana, 'abc');
    expireSession('abc');
    expect(goneTo()).toEqual([`/login?next=${encodeURIComponent(path)}`]);
  },
);

test('a session that ends during work on a public page leaves it alone', () => {
  open('/quiz');
  signIn(ana, 'abc');
  expireSession('abc');
  expect(goneTo()).toEqual([]);
});

test('logout in another tab leads away from a guarded page only', () => {
  open('/account');
  signIn(ana, 'abc');
  endSession('other-tab');
  open('/products');
  signIn(ana, 'abc');
  endSession('other-tab');
  expect(goneTo()).toEqual(['/']);
});

test('a new name is no new session', () => {
  open('/account');
  signIn(ana, 'abc');
  signIn({ ...ana, name: 'Ana Maria' }, 'abc');
  expect(goneTo()).toEqual([]);
});

test('another person: the page begins anew', () => {
  const reload = rstest.spyOn(location, 'reload').mockImplementation(() => {});
  signIn(ana, 'abc');
  signIn({ ...ana, id: 2 }, 'def');
  expect(reload).toHaveBeenCalledTimes(1);
});
