import { expect, test } from '@rstest/core';
import { folderStore } from '../folder-store.ts';
import { temporaryFolder } from '../sample-shell.ts';
import { takePagesLock } from './pages-lock.ts';

const open = () => folderStore(temporaryFolder('store'));

test('one of many writers gets the lock, and the next one once it is given back', async () => {
  const store = open();
  const locks = await Promise.all(Array.from({ length: 8 }, () => takePagesLock(store)));
  const [held, ...more] = locks.filter((lock) => lock !== null);
  expect(more).toEqual([]);
  expect(await takePagesLock(store)).toBeNull();
  await held?.release();
  expect(await takePagesLock(store)).not.toBeNull();
});

test('a holder that fell silent is replaced by one, and told so', async () => {
  const store = open();
  let now = Date.now();
  const silent = await takePagesLock(store, () => now);
  now += 100_000;
  const next = await Promise.all([1, 2, 3].map(() => takePagesLock(store, () => now)));
  expect(next.filter((lock) => lock !== null)).toHaveLength(1);
  expect(await silent?.renew()).toBe(false);
});

test('a holder that says that it is alive keeps the lock', async () => {
  const store = open();
  let now = Date.now();
  const held = await takePagesLock(store, () => now);
  now += 20_000;
  expect(await held?.renew()).toBe(true);
  expect(await takePagesLock(store, () => now)).toBeNull();
});
