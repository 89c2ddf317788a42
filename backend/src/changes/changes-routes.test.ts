import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { Change } from '@vitrina/contract/entities/change';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../app.ts';
import { inTransaction } from '../database/database.ts';
import {
  changes,
  commissions,
  notifications,
  orders,
  products,
  sessions,
  users,
  userWebsites,
  websiteRequests,
  withdrawals,
} from '../database/schema.ts';
import { createCatalogue } from '../products/catalogue.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { openChanges } from '../testing/read-changes.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let origin: string;
/** A second process of the backend, as far as the database can tell: it shares nothing else. */
let other: FastifyInstance;
let otherOrigin: string;
let admin: SignedIn;
let ana: SignedIn;
let dan: SignedIn;

beforeAll(async () => {
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const catalogue = createCatalogue(api.db, api.context.config.origins.files);
  other = await buildApi({ ...api.context, catalogue });
  otherOrigin = await other.listen({ host: '127.0.0.1', port: 0 });
  [admin, ana, dan] = [await api.signIn('admin'), await api.signIn(), await api.signIn()];
});
afterAll(() => other.close());

/** An open stream that has told where it begins. */
async function listen(
  { headers }: SignedIn,
  { at = origin, after }: { at?: string; after?: number } = {},
) {
  const stream = await openChanges(at, headers, after);
  const first = await stream.events.next();
  return { ...stream, first: first.value };
}

/** The changes of the next event. */
async function nextChanges(stream: Awaited<ReturnType<typeof listen>>): Promise<Change[]> {
  const { value } = await stream.events.next();
  return value?.changes ?? [];
}

const ORDER = {
  ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Lungă 1' },
  ...{ shippingBani: 2000, totalBani: 5000, paymentStatus: 'paid' as const },
};
const addOrder = async (userId: number | null) => {
  const [row] = await api.db
    .insert(orders)
    .values({ ...ORDER, userId })
    .returning();
  return row?.id ?? 0;
};

test('a change is told on another process, to its owner and to staff alone', async () => {
  const [staff, owner, stranger] = [
    await listen(admin, { at: otherOrigin }),
    await listen(ana, { at: otherOrigin }),
    await listen(dan, { at: otherOrigin }),
  ];
  const id = await addOrder(ana.user.id);
  const product = await insertProduct(api.db);
  expect(await nextChanges(staff)).toContainEqual({ kind: 'order', id });
  expect(await nextChanges(owner)).toContainEqual({ kind: 'order', id });
  // Told of both at the latest with the product, which everybody may see.
  expect(await nextChanges(stranger)).toEqual([{ kind: 'product', id: product.id }]);
  for (const stream of [staff, owner, stranger]) stream.close();
});

test('each of ten changes is told', async () => {
  const stream = await listen(ana);
  const { id: userId } = ana.user;
  const product = await insertProduct(api.db);
  const orderId = await addOrder(userId);
  const [request] = await api.db
    .insert(websiteRequests)
    .values({ userId, answers: {} as typeof websiteRequests.$inferInsert.answers })
    .returning();
  const [site] = await api.db
    .insert(userWebsites)
    .values({ userId, businessName: 'Salon', websiteUrl: 'https://salon.exemplu.ro' })
    .returning();
  const [commission] = await api.db
    .insert(commissions)
    .values({
      ...{ userWebsiteId: site?.id ?? 0, periodStart: '2026-01-01', periodEnd: '2026-01-31' },
      ...{ salesBani: 1000, commissionBani: 90, tiers: [] },
    })
    .returning();
  const [notification] = await api.db
    .insert(notifications)
    .values({ userId, message: 'Cererea ta a fost primită.' })
    .returning();
  await heardOf(stream, [
    `product ${product.id}`,
    `order ${orderId}`,
    `request ${request?.id}`,
    `site ${site?.id}`,
    `commission ${commission?.id}`,
    `notification ${notification?.id}`,
  ]);

  // And each change of what is there.
  const steps: [string, () => Promise<unknown>][] = [
    [
      `order ${orderId}`,
      () => api.db.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, orderId)),
    ],
    [
      `product ${product.id}`,
      () => api.db.update(products).set({ stock: 1 }).where(eq(products.id, product.id)),
    ],
    [
      `commission ${commission?.id}`,
      () => api.db.update(commissions).set({ isPaid: true, invoiceUrl: '/factura.pdf' }),
    ],
    [`request ${request?.id}`, () => api.db.update(websiteRequests).set({ status: 'completed' })],
    [`user ${userId}`, () => api.db.update(users).set({ phone: '1' }).where(eq(users.id, userId))],
    [`site ${site?.id}`, () => api.db.delete(userWebsites)],
  ];
  for (const [thing, change] of steps) {
    await change();
    await heardOf(stream, [thing]);
  }
  stream.close();
});

/** Reads until the stream has told of all of them. */
async function heardOf(
  stream: Awaited<ReturnType<typeof listen>>,
  things: readonly string[],
): Promise<void> {
  const missing = new Set(things);
  while (missing.size > 0) {
    const { value, done } = await stream.events.next();
    if (done) throw new Error(`The stream ended before ${[...missing]}.`);
    for (const { kind, id } of value.changes) missing.delete(`${kind} ${id}`);
  }
}

test('who asks at once, at another process, is answered what was told', async () => {
  const { id } = await insertProduct(api.db);
  const stream = await listen(ana);
  const stockAt = async (app: FastifyInstance) => {
    const { body } = await app.inject({ method: 'GET', url: `/api/products/${id}` });
    return JSON.parse(body).stock_quantity;
  };
  for (const stock of [11, 12, 13]) {
    await stockAt(other);
    await inTransaction(api.db, async (tx) => {
      await tx.update(products).set({ stock }).where(eq(products.id, id));
      await bumpCatalogueVersion(tx);
    });
    await heardOf(stream, [`product ${id}`]);
    expect(await stockAt(other)).toBe(stock);
  }
  stream.close();
});

test('a stream ends with its session, and a new role counts at once', async () => {
  const leaving = await api.signIn();
  const stream = await listen(leaving);
  await api.db.delete(sessions).where(eq(sessions.userId, leaving.user.id));
  expect((await stream.events.next()).done).toBe(true);

  const promoted = await api.signIn();
  const theirs = await listen(promoted);
  await api.db
    .update(users)
    .set({ role: 'admin', permissions: ['shop'] })
    .where(eq(users.id, promoted.user.id));
  await heardOf(theirs, [`user ${promoted.user.id}`]);
  const [row] = await api.db
    .insert(withdrawals)
    .values({ orderNumber: '7', name: 'Ana', email: 'ana@exemplu.ro' })
    .returning();
  await heardOf(theirs, [`withdrawal ${row?.id}`]);
  theirs.close();
});

test('who comes back is told what they missed, each change once', async () => {
  const before = await listen(admin);
  const id = await addOrder(null);
  const told = await before.events.next();
  before.close();
  const missed = await addOrder(null);
  const again = await listen(admin, { after: told.value?.id ?? 0 });
  expect(again.first).toMatchObject({ name: 'ready', id: told.value?.id });
  const got = await nextChanges(again);
  expect(got).toContainEqual({ kind: 'order', id: missed });
  expect(got).not.toContainEqual({ kind: 'order', id });
  again.close();
});

test('who was away for longer than changes are kept asks for everything again', async () => {
  const before = await listen(admin);
  const known = before.first?.id ?? 0;
  before.close();
  await addOrder(null);
  const stream = await listen(admin);
  await api.db.delete(changes).where(sql`${changes.number} is not null`);
  expect((await listen(admin, { after: known })).first?.name).toBe('again');
  // A database that was restored from an older copy has not got as far.
  expect((await listen(admin, { after: known + 1_000_000 })).first?.name).toBe('again');
  stream.close();
});

test('nothing is lost and nothing doubled over a hundred reconnects, whatever order commits come in', async () => {
  const reader = await api.signIn('admin');
  const start = await listen(reader);
  let after = start.first?.id ?? 0;
  start.close();
  const [written, seen]: [number[], number[]] = [[], []];
  let isWriting = true;
  /** Adds orders in transactions that stay open for up to 20 ms, so that they overlap. */
  const write = async () => {
    while (isWriting)
      await inTransaction(api.db, async (tx) => {
        const [row] = await tx.insert(orders).values(ORDER).returning();
        await tx.execute(sql`select pg_sleep(random() * 0.02)`);
        written.push(row?.id ?? 0);
      });
  };
  const steps = new EventEmitter();
  const begun = once(steps, 'begun');
  const slow = inTransaction(api.db, async (tx) => {
    const [row] = await tx.insert(orders).values(ORDER).returning();
    steps.emit('begun', row?.id);
    await once(steps, 'commit');
  });
  const [slowId] = await begun;
  const writers = Array.from({ length: 4 }, write);
  // Both processes number and read all the time, one in the way of the other.
  const others = [await listen(admin), await listen(admin, { at: otherOrigin })];

  const read = async (stream: Awaited<ReturnType<typeof listen>>) => {
    const { value, done } = await stream.events.next();
    if (done) throw new Error('The stream ended.');
    expect(value.name).toBe('change');
    after = value.id;
    for (const { kind, id } of value.changes) if (kind === 'order') seen.push(id);
  };
  try {
    for (let turn = 0; turn < 100; turn += 1) {
      if (turn === 50) {
        steps.emit('commit');
        await slow;
      }
      const stream = await listen(reader, { at: turn % 2 ? origin : otherOrigin, after });
      expect(stream.first?.name).toBe('ready');
      // Others are cut before they have read anything.
      if (turn % 3 === 0) await read(stream);
      stream.close();
    }
  } finally {
    isWriting = false;
    await Promise.all(writers);
  }
  const stream = await listen(reader, { after });
  while (seen.length < written.length + 1) await read(stream);
  for (const open of [stream, ...others]) open.close();

  expect(written.length).toBeGreaterThan(100);
  expect(seen.toSorted((a, b) => a - b)).toEqual([slowId, ...written].toSorted((a, b) => a - b));
  // It has the lowest id and was committed half-way.
  expect(seen.indexOf(slowId)).toBeGreaterThan(20);
}, 60_000);

test('where changes are gone before a process read them, its listeners ask for everything again', async () => {
  const stream = await listen(admin);
  await inTransaction(api.db, async (tx) => {
    await tx.insert(orders).values(ORDER);
    // As after an hour in which this process stood still.
    await tx.execute(sql`delete from ${changes} where number is null`);
    await tx.execute(sql`update changes_head set number = number + 1`);
  });
  await addOrder(null);
  expect((await stream.events.next()).value?.name).toBe('again');
  const id = await addOrder(null);
  expect(await nextChanges(stream)).toContainEqual({ kind: 'order', id });
  stream.close();
});

test('a person has at most ten streams on one process', async () => {
  const person = await api.signIn();
  const open = [];
  for (let index = 0; index < 10; index += 1) open.push(await listen(person));
  expect((await openChanges(origin, person.headers)).status).toBe(429);
  for (const stream of open) stream.close();
});

test('without a place to begin at, and without a session, nothing is told', async () => {
  const ask = (url: string, headers = {}) => api.app.inject({ method: 'GET', url, headers });
  expect((await ask('/api/changes', ana.headers)).statusCode).toBe(400);
  expect((await ask('/api/changes?after=-1', ana.headers)).statusCode).toBe(400);
  expect((await ask('/api/changes?after=now')).statusCode).toBe(401);
});
