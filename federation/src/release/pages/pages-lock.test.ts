import { setTimeout as wait } from 'node:timers/promises';
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
  const silent = await takePagesLock(store, { now: () => now });
  now += 100_000;
  const next = await Promise.all([1, 2, 3].map(() => takePagesLock(store, { now: () => now })));
  expect(next.filter((lock) => lock !== null)).toHaveLength(1);
  expect(await silent?.renew()).toBe(false);
});

test('the lock of a killed holder is free soon enough for a price to be right within a minute', async () => {
  const store = open();
  let now = Date.now();
  await takePagesLock(store, { now: () => now });
  now += 20_000;
  expect(await takePagesLock(store, { now: () => now })).toBeNull();
  now += 10_000;
  expect(await takePagesLock(store, { now: () => now })).not.toBeNull();
});

test('a holder that is busy with one long step keeps the lock, and gives it back whole', async () => {
  const store = open();
  const times = { renewMs: 20, silentMs: 300 };
  const held = await takePagesLock(store, times);
  await wait(900);
  expect(await takePagesLock(store, times)).toBeNull();
  await held?.release();
  await wait(100);
  expect(await takePagesLock(store, times)).not.toBeNull();
});

test('a holder that hangs loses the lock', async () => {
  const store = open();
  const times = { renewMs: 20, silentMs: 100, stuckMs: 60 };
  const held = await takePagesLock(store, times);
  await wait(500);
  expect(await takePagesLock(store, times)).not.toBeNull();
  expect(await held?.renew()).toBe(false);
});

test('a machine whose clock is ahead takes no lock from a holder that is alive', async () => {
  const store = open();
  const behind = {
    ...store,
    // The store's clock says when files changed.
    list: async (folder: string) =>
      (await store.list(folder)).map((file) => ({
        ...file,
        modified: new Date(file.modified.getTime() - 3_600_000),
      })),
  };
  const held = await takePagesLock(behind);
  expect(await takePagesLock(behind)).toBeNull();
  await held?.release();
  expect(await takePagesLock(behind)).not.toBeNull();
});

test('a holder that says that it is alive keeps the lock', async () => {
  const store = open();
  let now = Date.now();
  const held = await takePagesLock(store, { now: () => now });
  now += 20_000;
  expect(await held?.renew()).toBe(true);
  expect(await takePagesLock(store, { now: () => now })).toBeNull();
});
