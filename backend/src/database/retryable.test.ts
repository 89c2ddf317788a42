import { expect, test } from '@rstest/core';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { useTestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './database.ts';
import { retryable } from './retryable.ts';
import { categories } from './schema.ts';
import { SQL_STATES, sqlState } from './sql-errors.ts';

const database = useTestDatabase();

const failure = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('given up'), { code }));

test.each([SQL_STATES.serializationFailure, SQL_STATES.deadlockDetected])(
  'work that the database gave up with %s is done again',
  async (code) => {
    let attempts = 0;
    const result = await retryable(async () => {
      attempts += 1;
      if (attempts < 3) throw failure(code);
      return 'done';
    });
    expect([result, attempts]).toEqual(['done', 3]);
  },
);

test('it is given up after five attempts', async () => {
  let attempts = 0;
  const work = retryable(async () => {
    attempts += 1;
    throw failure(SQL_STATES.deadlockDetected);
  });
  await expect(work).rejects.toThrow();
  expect(attempts).toBe(5);
});

test('any other error is passed on at once, and nothing of the transaction stays', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await tx.insert(categories).values({ name: 'Machiaj' });
    await tx.insert(categories).values({ name: 'Machiaj' });
  });
  const error = await work.catch((cause: unknown) => cause);
  expect(sqlState(error)).toBe(SQL_STATES.uniqueViolation);
  expect(await database.db.select().from(categories)).toEqual([]);
});

test('two transactions that block each other both end well', async () => {
  await database.db.insert(categories).values([{ name: 'Păr' }, { name: 'Unghii' }]);
  let locked = 0;
  const append = (first: string, second: string) =>
    inTransaction(database.db, async (tx) => {
      for (const name of [first, second]) {
        const row = sql`${categories.name} like ${`${name}%`}`;
        await tx
          .update(categories)
          .set({ name: sql`${categories.name} || '!'` })
          .where(row);
        // Each locks its first row before either requests the other's.
        locked += 1;
        await expect.poll(() => locked).toBeGreaterThan(1);
      }
    });
  await Promise.all([append('Păr', 'Unghii'), append('Unghii', 'Păr')]);
  const rows = await database.db.select().from(categories).where(eq(categories.name, 'Păr!!'));
  expect(rows).toHaveLength(1);
});
