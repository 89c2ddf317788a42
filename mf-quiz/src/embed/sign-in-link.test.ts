import { afterEach, expect, rstest, test } from '@rstest/core';
import { rememberToken, signInLink } from './sign-in-link.ts';

afterEach(() => {
  rstest.useRealTimers();
  rememberToken(null);
});

test('without a token it is the sign-in page', () => {
  expect(signInLink('https://vitrina.test')).toBe('https://vitrina.test/login');
});

test('with one it signs in, once', () => {
  rememberToken('a b');
  expect(signInLink('https://vitrina.test')).toBe('https://vitrina.test/login?token=a+b');
  expect(signInLink('https://vitrina.test')).toBe('https://vitrina.test/login');
});

test('and for less than a minute', () => {
  rstest.useFakeTimers();
  rememberToken('a b');
  rstest.advanceTimersByTime(51_000);
  expect(signInLink('https://vitrina.test')).toBe('https://vitrina.test/login');
});
