import { beforeEach, expect, test } from '@rstest/core';
import { rememberSignInReturn } from './sign-in-return.ts';

const open = (path: string) => history.replaceState(null, '', path);

beforeEach(() => open('/'));

test('an address without a token is left alone', () => {
  open('/products?categorie=par#sus');
  expect(rememberSignInReturn()).toBeNull();
  expect(location.pathname + location.search + location.hash).toBe('/products?categorie=par#sus');
});

test('the token of a sign-in return leaves the address at once; the rest stays', () => {
  open('/quiz?token=abc&utm=x#pas');
  expect(rememberSignInReturn()).toBe('abc');
  expect(location.pathname + location.search + location.hash).toBe('/quiz?utm=x#pas');
});

test('a reset token is no sign-in: it stays in the history entry, so that a reload still works', () => {
  open('/reset-password?token=abc');
  expect(rememberSignInReturn()).toBeNull();
  expect(location.search).toBe('');
  expect(history.state).toMatchObject({ usr: { resetToken: 'abc' } });
});
