import { expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { useTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { withLease } from './lease.ts';
import { leases } from './schema.ts';

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

test('no transaction is open and no connection is taken while it works', async () => {
  // The work itself needs the only connection.
  const { db, close } = openDatabase(database.url, 1);
  const open = await withLease(db, 'long', async () => {
    const { rows } = await database.db.execute<{ state: string }>(
      sql`select state from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    );
    await db.execute(sql`select 1`);
    return rows;
  });
  expect(open).toEqual([]);
  await close();
});

test('the lease of a process that died is over after a while', async () => {
  const until = (interval: string) => sql`now() + ${interval}::interval`;
  const dead = { name: 'left', holder: crypto.randomUUID(), leasedUntil: until('1 minute') };
  await database.db.insert(leases).values(dead);
  expect(await withLease(database.db, 'left', async () => 'taken')).toBeNull();
  await database.db.update(leases).set({ leasedUntil: until('0 s') });
  expect(await withLease(database.db, 'left', async () => 'taken')).toBe('taken');
});

test('work that takes longer than a lease keeps it', async () => {
  const until = async () =>
    (await database.db.select().from(leases))[0]?.leasedUntil ?? new Date(0);
  const leaseMs = 200;
  const renewed = await withLease(
    database.db,
    'slow',
    async () => {
      const first = await until();
      while ((await until()) <= first);
      return true;
    },
    leaseMs,
  );
  expect(renewed).toBe(true);
  expect(await database.db.select().from(leases)).toEqual([]);
});
