import { beforeEach, expect, test } from '@rstest/core';
import { checkoutKey, forgetCheckoutKey } from './checkout-key.ts';

beforeEach(() => localStorage.clear());

test('a checkout keeps its key until it is forgotten', () => {
  const key = checkoutKey();
  expect(checkoutKey()).toBe(key);
  forgetCheckoutKey();
  expect(checkoutKey()).not.toBe(key);
});

test('the key that an older release stored beside its pieces still counts', () => {
  localStorage.setItem('vitrina:checkout', '{"checkoutKey":"k","products":[],"until":0}');
  expect(checkoutKey()).toBe('k');
});

test.each(['{', '[]', '{"checkoutKey":5}', 'null'])('damaged storage is no key: %s', (text) => {
  localStorage.setItem('vitrina:checkout', text);
  expect(checkoutKey()).toMatch(/^[\da-f-]{36}$/);
});
