import { expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { actAsJob } from '../database/actor.ts';
import { inTransaction } from '../database/database.ts';
import { checkouts, users } from '../database/schema.ts';
import { listUnnamedWrites } from './list-unnamed-writes.ts';
import { useTestDatabase } from './test-database.ts';

const database = useTestDatabase();

test('a write to an audited table is found where no transaction says who it is', async () => {
  const { db } = database;
  const found = listUnnamedWrites(db);
  const draft = { shippingBani: 0, totalBani: 100, expiresAt: new Date() };
  await db.insert(users).values({ email: 'test@exemplu.ro' });
  await actAsJob('job', async () => {
    await inTransaction(db, (tx) => tx.insert(users).values({ email: 'in@exemplu.ro' }));
    await db.insert(checkouts).values(draft);
    await db.update(checkouts).set({ paymentIntentId: 'pi_1' });
  });
  expect([...found]).toEqual([]);
  await actAsJob('job', async () => {
    await db.update(users).set({ name: 'Ana' }).where(eq(users.email, 'in@exemplu.ro'));
    await db.update(checkouts).set({ paidAt: new Date() });
  });
  expect([...found]).toEqual([
    expect.stringMatching(/^update "users"/),
    expect.stringMatching(/^update "checkouts"/),
  ]);
});
