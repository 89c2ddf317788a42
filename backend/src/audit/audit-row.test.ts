import { expect, test } from '@rstest/core';
import { asc, eq, sql } from 'drizzle-orm';
import { actAs } from '../database/actor.ts';
import { inTransaction } from '../database/database.ts';
import { auditEntries, auditKeys, orders, products, users } from '../database/schema.ts';
import { sqlState } from '../database/sql-errors.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();

const entriesOf = (kind: string, subjectId: number) =>
  database.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.kind} = ${kind} and ${auditEntries.subjectId} = ${subjectId}`)
    .orderBy(asc(auditEntries.id));

const addPerson = async (email: string) => {
  const values = { email, name: 'Ana Pop', passwordHash: '$argon2id$first' };
  const [row] = await database.db.insert(users).values(values).returning({ id: users.id });
  return row?.id ?? 0;
};

test('a change is recorded with who did it, by what call, and only what changed', async () => {
  const id = await addPerson('ana@exemplu.ro');
  const actor = {
    kind: 'person',
    id: 7,
    what: 'update-profile',
    session: 's',
    request: 'r',
  } as const;
  await actAs(actor, () =>
    inTransaction(database.db, (tx) =>
      tx.update(users).set({ role: 'admin' }).where(eq(users.id, id)),
    ),
  );
  const entry = (await entriesOf('user', id)).at(-1);
  expect(entry).toMatchObject({
    ...{ action: 'changed', what: 'update-profile', actorKind: 'person', actorId: 7 },
    ...{ session: 's', request: 'r', before: { role: 'user' }, after: { role: 'admin' } },
    ...{ personal: [], sealed: null },
  });
});

test('a statement that comes past the program is recorded under its database role', async () => {
  const [entry] = await entriesOf('user', await addPerson('direct@exemplu.ro'));
  expect(entry).toMatchObject({ action: 'created', actorKind: 'database', actorId: null });
  expect(entry?.what).not.toBe('');
});

test('the actor of a transaction is not the next one of its connection', async () => {
  const act = (what: string) =>
    actAs({ kind: 'job', what }, () => inTransaction(database.db, (tx) => tx.select().from(users)));
  await Promise.all(Array.from({ length: 20 }, (_, index) => act(`job ${index}`)));
  const id = await addPerson('after@exemplu.ro');
  expect((await entriesOf('user', id))[0]?.actorKind).toBe('database');
});

test('what is taken back leaves no entry', async () => {
  const before = await database.db.$count(auditEntries);
  const back = inTransaction(database.db, async (tx) => {
    await tx.insert(users).values({ email: 'nimeni@exemplu.ro' });
    throw new Error('taken back');
  });
  await expect(back).rejects.toThrow('taken back');
  expect(await database.db.$count(auditEntries)).toBe(before);
});

test('personal values stand in no entry, and a secret not even sealed', async () => {
  const id = await addPerson('taina@exemplu.ro');
  await database.db.update(users).set({ passwordHash: '$argon2id$next' }).where(eq(users.id, id));
  const entries = await entriesOf('user', id);
  const stored = JSON.stringify(entries) + entries.map(({ sealed }) => sealed?.toString('latin1'));
  expect(stored).not.toMatch(/taina|Ana Pop|argon2id/);
  expect(entries[1]).toMatchObject({
    before: { password_hash: '•' },
    after: { password_hash: '•' },
  });
  const { rows } = await database.db.execute(sql`
    select audit_open(sealed, key) -> 'after' as after from audit_entries join audit_keys on audit_keys.id = key_id
    where kind = 'user' and subject_id = ${id}`);
  expect(rows).toMatchObject([{ after: { email: 'taina@exemplu.ro', name: 'Ana Pop' } }]);
});

test('orders of one guest share a key, however the address is written', async () => {
  const before = await database.db.$count(auditKeys);
  const order = {
    ...{
      name: 'Ion',
      phone: '0712',
      zip: '1',
      county: 'Cluj',
      locality: 'Cluj',
      address: 'Str. 1',
    },
    ...{ shippingBani: 0, totalBani: 100, paymentStatus: 'paid' as const },
  };
  await database.db.insert(orders).values({ ...order, email: 'ion@exemplu.ro' });
  await database.db.insert(orders).values({ ...order, email: 'Ion@Exemplu.ro' });
  expect(await database.db.$count(auditKeys)).toBe(before + 1);
});

test('two transactions that first need the key of a person make one', async () => {
  const id = await addPerson('deodata@exemplu.ro');
  await database.db.delete(auditKeys);
  const rename = (name: string) =>
    inTransaction(database.db, (tx) => tx.update(users).set({ name }).where(eq(users.id, id)));
  await Promise.all(['A', 'B', 'C', 'D'].map(rename));
  expect(await database.db.$count(auditKeys)).toBe(1);
});

test('stock that buyers take is no change of the product; stock that staff set is', async () => {
  const { id } = await insertProduct(database.db);
  await database.db.update(products).set({ stock: 9 }).where(eq(products.id, id));
  expect(await entriesOf('product', id)).toHaveLength(1);
  await database.db.update(products).set({ stock: 5, version: 2 }).where(eq(products.id, id));
  expect((await entriesOf('product', id))[1]).toMatchObject({
    before: { stock: 9, version: 1 },
    after: { stock: 5, version: 2 },
  });
});

test('a change that changes nothing is none', async () => {
  const id = await addPerson('la-fel@exemplu.ro');
  await database.db.update(users).set({ name: 'Ana Pop' }).where(eq(users.id, id));
  expect(await entriesOf('user', id)).toHaveLength(1);
});

test.each([
  'update audit_entries set what = $$$$',
  'delete from audit_entries',
  'truncate audit_entries',
])('even the owner is refused: %s', async (statement) => {
  const refused = await database.db.execute(statement).catch((error: unknown) => error);
  expect(sqlState(refused)).toBe('42501');
});
