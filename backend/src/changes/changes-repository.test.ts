import { expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { changes, notifications, users } from '../database/schema.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import {
  changesKept,
  deleteOldChanges,
  numberAllChanges,
  readChanges,
} from './changes-repository.ts';

const database = useTestDatabase();

const addPerson = async (email: string) => {
  const [row] = await database.db.insert(users).values({ email }).returning({ id: users.id });
  return row?.id ?? 0;
};
const present = async () => {
  await numberAllChanges(database.db);
  return (await changesKept(database.db)).last;
};
const subjectsAfter = async (number: number) => {
  await numberAllChanges(database.db);
  const { rows } = await readChanges(database.db, number);
  return rows.map(({ subjectId }) => subjectId);
};

test('a change that commits last is numbered last, also when it was written first', async () => {
  const [slow, quick] = [await addPerson('lenta@exemplu.ro'), await addPerson('iute@exemplu.ro')];
  const start = await present();
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let written = () => {};
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slowly = inTransaction(database.db, async (tx) => {
    await tx.update(users).set({ name: 'Lenta' }).where(eq(users.id, slow));
    written();
    await held;
  });
  await isWritten;
  await database.db.update(users).set({ name: 'Iute' }).where(eq(users.id, quick));
  expect(await subjectsAfter(start)).toEqual([quick]);
  const known = await present();
  commit();
  await slowly;
  expect(await subjectsAfter(known)).toEqual([slow]);
});

test('what is taken back leaves nothing to tell', async () => {
  const start = await present();
  const back = inTransaction(database.db, async (tx) => {
    await tx.insert(users).values({ email: 'nimeni@exemplu.ro' });
    throw new Error('taken back');
  });
  await expect(back).rejects.toThrow('taken back');
  expect(await subjectsAfter(start)).toEqual([]);
});

test('what can still be undone is told once it cannot', async () => {
  const userId = await addPerson('anuntata@exemplu.ro');
  const start = await present();
  await database.db.insert(notifications).values({
    userId,
    message: 'Site-ul tău este live.',
    target: null,
    visibleFrom: sql`now() + interval '1 hour'`,
  });
  expect(await subjectsAfter(start)).toEqual([]);
  await database.db.update(changes).set({ dueAt: sql`now()` });
  expect(await subjectsAfter(start)).toHaveLength(1);
});

test('numbers go on after old changes are gone, so that a gap shows', async () => {
  await addPerson('veche@exemplu.ro');
  const before = await present();
  await database.db.update(changes).set({ createdAt: sql`now() - interval '2 hours'` });
  await addPerson('noua@exemplu.ro');
  await deleteOldChanges(database.db);
  const kept = await changesKept(database.db);
  expect(kept).toEqual({ first: before + 1, last: before + 1 });
});

test('changes that nobody listened to leave a gap too', async () => {
  const before = await present();
  await addPerson('tacuta@exemplu.ro');
  await database.db.update(changes).set({ createdAt: sql`now() - interval '2 hours'` });
  await deleteOldChanges(database.db);
  expect(await changesKept(database.db)).toEqual({ first: before + 2, last: before + 1 });
});

test('processes that number at once give every change one number', async () => {
  const start = await present();
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, index) => addPerson(`deodata${index}@exemplu.ro`)),
  );
  await Promise.all(Array.from({ length: 8 }, () => numberAllChanges(database.db)));
  expect((await subjectsAfter(start)).toSorted((a, b) => a - b)).toEqual(
    people.toSorted((a, b) => a - b),
  );
});
