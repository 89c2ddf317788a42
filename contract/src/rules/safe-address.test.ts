import { expect, test } from '@rstest/core';
import { isSafeAddress } from './safe-address.ts';

test.each([
  ['https://vitrina.exemplu.ro', true],
  ['http://vitrina.exemplu.ro', false],
  ['http://localhost:4100', true],
  ['http://shop.localhost:4100', true],
  ['http://127.0.0.1:4100', true],
  ['http://[::1]:4100', true],
  ['http://localhost.exemplu.ro', false],
  ['http://127.0.0.1.exemplu.ro', false],
  ['http://10.0.0.7', false],
  ['nowhere', false],
])('%s: %s', (address, safe) => {
  expect(isSafeAddress(address)).toBe(safe);
});
