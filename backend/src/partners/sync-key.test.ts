import { randomBytes } from 'node:crypto';
import { expect, test } from '@rstest/core';
import { decryptSyncKey, encryptSyncKey, newSyncKey } from './sync-key.ts';

const key = randomBytes(32);

test('what was encrypted can be read with the same key', () => {
  const syncKey = newSyncKey();
  expect(decryptSyncKey(encryptSyncKey(syncKey, key), key)).toBe(syncKey);
});

test('the same key encrypted twice looks different', () => {
  expect(encryptSyncKey('vsk_1', key)).not.toBe(encryptSyncKey('vsk_1', key));
});

test('neither another key nor a changed text is accepted', () => {
  const encrypted = encryptSyncKey('vsk_1', key);
  const changed = Buffer.from(encrypted, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => decryptSyncKey(encrypted, randomBytes(32))).toThrow();
  expect(() => decryptSyncKey(changed.toString('base64'), key)).toThrow();
});
