import { afterEach, expect, rstest, test } from '@rstest/core';
import { canReadStorage } from './per-package/can-read-storage.ts';
import { readJson, readText, remove, writeJson, writeText } from './storage.ts';

afterEach(() => {
  rstest.unstubAllGlobals();
  localStorage.clear();
});

const refusing = new Proxy({} as Storage, {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});

test('blocked storage reads as absent and writes as nothing', () => {
  rstest.stubGlobal('localStorage', refusing);
  expect(canReadStorage()).toBe(false);
  expect(readText('token')).toBeNull();
  expect(readJson('cart')).toBeUndefined();
  expect(writeText('token', 'abc')).toBe(false);
  expect(() => remove('token')).not.toThrow();
});

test('corrupt JSON reads as absent', () => {
  localStorage.setItem('cart', '[{"product_id":');
  expect(readJson('cart')).toBeUndefined();
});

test('a value comes back as it was written', () => {
  expect(canReadStorage()).toBe(true);
  expect(writeJson('cart', [{ product_id: 1 }])).toBe(true);
  expect(readJson('cart')).toEqual([{ product_id: 1 }]);
});
