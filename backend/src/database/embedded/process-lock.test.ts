import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { sharedTempFolder } from '../../testing/shared-temp-folder.ts';
import { processIdentity } from './process-identity.ts';
import { withProcessLock } from './process-lock.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = sharedTempFolder();
  lock = join(folder, 'work.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('work of one lock happens one after the other, and nothing is left behind', async () => {
  const seen: string[] = [];
  const work = (name: string) =>
    withProcessLock(lock, async () => {
      seen.push(`${name} begins`);
      await sleep(30);
      seen.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b'), work('c')]);
  for (let index = 0; index < seen.length; index += 2) {
    expect(seen[index + 1]).toBe(seen[index]?.replace('begins', 'ends'));
  }
  expect(seen).toHaveLength(6);
  expect(readdirSync(folder)).toEqual([]);
});

test('work that fails gives the lock back', async () => {
  const failing = withProcessLock(lock, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await withProcessLock(lock, async () => 'yes')).toBe('yes');
});

test.each([
  ['a process that is gone', '999999999 1'],
  ['another process that got the number of one that is gone', `${process.pid} 1`],
])('the lock of %s is not waited for', async (_, holder) => {
  writeFileSync(lock, holder);
  expect(await withProcessLock(lock, async () => existsSync(lock))).toBe(true);
});

test('this process is alive, and the same each time it is asked', () => {
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(process.pid)).toMatch(new RegExp(`^${process.pid}\\b`));
  expect(processIdentity(999_999_999)).toBeNull();
});
