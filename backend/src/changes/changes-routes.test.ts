import { beforeAll, expect, test } from '@rstest/core';
import type { Change } from '@vitrina/contract/entities/change';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import {
  changes,
  commissions,
  notifications,
  orders,
  products,
  releaseChanges,
  sessions,
  staffInvitations,
  users,
  userWebsites,
  websiteRequests,
  withdrawals,
} from '../database/schema.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { openChanges } from '../testing/read-changes.ts';
import type { SignedIn } from '../testing/start-test-api.ts';
import {
  addOrder,
  GUEST_ORDER,
  type Listening,
  nextChanges,
  useTwoProcesses,
} from '../testing/two-processes.ts';

const processes = useTwoProcesses();
const { api, listen } = processes;
let admin: SignedIn;
let ana: SignedIn;
let dan: SignedIn;

beforeAll(async () => {
  [admin, ana, dan] = [await api.signIn('admin'), await api.signIn(), await api.signIn()];
});

test('a change is told on another process, to its owner and to staff alone', async () => {
  const [staff, owner, stranger] = [
    await listen(admin, { at: processes.otherOrigin }),
    await listen(ana, { at: processes.otherOrigin }),
    await listen(dan, { at: processes.otherOrigin }),
  ];
  const id = await addOrder(api.db, ana.user.id);
  const product = await insertProduct(api.db);
  expect(await nextChanges(staff)).toContainEqual({ kind: 'order', id });
  expect(await nextChanges(owner)).toContainEqual({ kind: 'order', id });
  // The order's change would have come before that of the product, which everybody may see.
  // Id 0 is the change of its category, which concerns the whole catalogue.
  expect(await heardOf(stranger, [`product ${product.id}`])).toEqual([
    { kind: 'product', id: 0 },
    { kind: 'product', id: product.id },
  ]);
  for (const stream of [staff, owner, stranger]) stream.close();
});

test('each of the staff hears of what they may read in the journal, others of none', async () => {
  const [reader, sites] = [
    await listen(await api.signIn('admin', { permissions: ['people', 'releases', 'shop'] })),
    await listen(await api.signIn('admin', { permissions: ['sites'] })),
  ];
  const [invitation] = await api.db
    .insert(staffInvitations)
    .values({
      ...{ email: 'dan@exemplu.ro', tokenHash: 'x', invitedBy: admin.user.id },
      expiresAt: new Date(),
    })
    .returning();
  const [release] = await api.db
    .insert(releaseChanges)
    .values({ revision: 1, part: 'shell', deed: 'released' })
    .returning();
  const orderId = await addOrder(api.db, ana.user.id);
  const product = await insertProduct(api.db);
  await heardOf(reader, [
    `invitation ${invitation?.id}`,
    `release ${release?.id}`,
    `order ${orderId}`,
  ]);
  expect(await heardOf(sites, [`product ${product.id}`])).toEqual([
    { kind: 'product', id: 0 },
    { kind: 'product', id: product.id },
  ]);
  for (const stream of [reader, sites]) stream.close();
});

test('each of ten changes is told', async () => {
  const stream = await listen(ana);
  const { id: userId } = ana.user;
  const product = await insertProduct(api.db);
  const orderId = await addOrder(api.db, userId);
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

  // And each change of existing rows.
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

/** Reads events until all of these changes came; returns every change read. */
async function heardOf(stream: Listening, things: readonly string[]): Promise<Change[]> {
  const missing = new Set(things);
  const heard: Change[] = [];
  while (missing.size > 0) {
    const { value, done } = await stream.events.next();
    if (done) throw new Error(`The stream ended before ${[...missing]}.`);
    heard.push(...value.changes);
    for (const { kind, id } of value.changes) missing.delete(`${kind} ${id}`);
  }
  return heard;
}

test('who asks at once, at another process, is answered what was told', async () => {
  const { id } = await insertProduct(api.db);
  const stream = await listen(ana);
  const stockAt = async (app: FastifyInstance) => {
    const { body } = await app.inject({ method: 'GET', url: `/api/products/${id}` });
    return JSON.parse(body).stock_quantity;
  };
  for (const stock of [11, 12, 13]) {
    await stockAt(processes.other);
    await inTransaction(api.db, async (tx) => {
      await tx.update(products).set({ stock }).where(eq(products.id, id));
      await bumpCatalogueVersion(tx);
    });
    await heardOf(stream, [`product ${id}`]);
    expect(await stockAt(processes.other)).toBe(stock);
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

test('where changes are gone before a process read them, its listeners ask for everything again', async () => {
  const stream = await listen(admin);
  await inTransaction(api.db, async (tx) => {
    await tx.insert(orders).values(GUEST_ORDER);
    // As if this process had paused for an hour.
    await tx.execute(sql`delete from ${changes} where number is null`);
    await tx.execute(sql`update changes_head set number = number + 1`);
  });
  await addOrder(api.db, null);
  expect((await stream.events.next()).value?.name).toBe('again');
  const id = await addOrder(api.db, null);
  expect(await nextChanges(stream)).toContainEqual({ kind: 'order', id });
  stream.close();
});

test('a person has at most ten streams on one process', async () => {
  const person = await api.signIn();
  const open = [];
  for (let index = 0; index < 10; index += 1) open.push(await listen(person));
  expect((await openChanges(processes.origin, person.headers)).status).toBe(429);
  for (const stream of open) stream.close();
});

test('without a place to begin at, and without a session, nothing is told', async () => {
  const ask = (url: string, headers = {}) => api.app.inject({ method: 'GET', url, headers });
  expect((await ask('/api/changes', ana.headers)).statusCode).toBe(400);
  expect((await ask('/api/changes?after=-1', ana.headers)).statusCode).toBe(400);
  expect((await ask('/api/changes?after=now')).statusCode).toBe(401);
});
