import { beforeEach, expect, test } from '@rstest/core';
import { SIGN_IN_MARK } from './sign-in-mark.ts';
import { signInReturn, takeSignInReturn } from './sign-in-return.ts';

const open = (path: string) => history.replaceState(null, '', path);
const begin = (begunAt: unknown, verifier?: string) =>
  sessionStorage.setItem(SIGN_IN_MARK, JSON.stringify({ begunAt, verifier }));
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  open('/');
  sessionStorage.clear();
});

test('an address without a token is left alone, and so is the mark', () => {
  begin(Date.now());
  open('/products?categorie=par#sus');
  expect(takeSignInReturn()).toBeNull();
  expect(address()).toBe('/products?categorie=par#sus');
  expect(sessionStorage.getItem(SIGN_IN_MARK)).not.toBeNull();
});

test('the token of a sign-in return leaves the address at once; the rest stays', () => {
  open('/quiz?token=abc&utm=x#pas');
  expect(takeSignInReturn()).toEqual({ token: 'abc', mark: null, target: '/quiz?utm=x#pas' });
  expect(signInReturn()?.token).toBe('abc');
  expect(address()).toBe('/quiz?utm=x#pas');
});

test('an error beside a token leaves the address with it', () => {
  open('/login?token=abc&error=google_failed&next=%2Ffaq');
  expect(takeSignInReturn()).toMatchObject({ token: 'abc', target: '/login?next=%2Ffaq' });
  expect(address()).toBe('/login?next=%2Ffaq');
});

test('the browser that began is known once', () => {
  begin(Date.now(), 'secret');
  open('/login?token=abc');
  expect(takeSignInReturn()?.mark).toMatchObject({ verifier: 'secret' });
  open('/login?token=abc');
  expect(takeSignInReturn()?.mark).toBeNull();
});

test('one that failed uses the mark up as well', () => {
  begin(Date.now());
  open('/login?error=google_failed');
  takeSignInReturn();
  expect(sessionStorage.getItem(SIGN_IN_MARK)).toBeNull();
});

test.each([[Date.now() - 11 * 60_000], [Date.now() + 11 * 60_000], ['1'], [null]])(
  'a mark of %j is none',
  (begunAt) => {
    begin(begunAt);
    open('/login?token=abc');
    expect(takeSignInReturn()?.mark).toBeNull();
  },
);

test.each([
  ['/reset-password', 'resetToken'],
  ['/confirm-email', 'verificationToken'],
  ['/confirm-email/', 'verificationToken'],
  ['/order', 'orderKey'],
  ['/stock-alert', 'stockAlertKey'],
])('the token of %s is no sign-in: it stays in the history entry', (path, name) => {
  open(`${path}?token=abc&pas=2`);
  expect(takeSignInReturn()).toBeNull();
  expect(location.search).toBe('?pas=2');
  expect(history.state).toMatchObject({ usr: { [name]: 'abc' } });
});
