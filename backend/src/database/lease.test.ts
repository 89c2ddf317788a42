import { expect, test } from '@rstest/core';
import { useTestDatabase } from '../testing/test-database.ts';
import { withLease } from './lease.ts';

const database = useTestDatabase();

test('while one does the work, others leave it; afterwards the next may', async () => {
  let begin = () => {};
  const began = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let finish: (answer: string) => void = () => {};
  const finished = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const first = withLease(database.db, 'work', () => {
    begin();
    return finished;
  });
  await began;
  expect(await withLease(database.db, 'work', async () => 'second')).toBeNull();
  expect(await withLease(database.db, 'other work', async () => 'other')).toBe('other');
  finish('first');
  expect(await first).toBe('first');
  expect(await withLease(database.db, 'work', async () => 'third')).toBe('third');
});

test('work that fails gives the lease back', async () => {
  const failing = withLease(database.db, 'failing', () => Promise.reject(new Error('it failed')));
  await expect(failing).rejects.toThrow('it failed');
  expect(await withLease(database.db, 'failing', async () => 'done')).toBe('done');
});
