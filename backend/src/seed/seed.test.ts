import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { REQUEST_STATUSES } from '@vitrina/contract/rules/request-status';
import { isNull, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { verifyPassword } from '../auth/passwords.ts';
import { runCommissions } from '../commissions/run-commissions.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { demoShopRoutes } from '../partners/demo-shop/demo-shop-routes.ts';
import { createTestDatabase, useTestDatabase } from '../testing/test-database.ts';
import { demoAccounts } from './people/demo-accounts.ts';
import { seedDemo } from './seed.ts';

const NOW = new Date('2026-03-15T09:30:00Z');
const database = useTestDatabase();
const filesFolder = mkdtempSync(join(tmpdir(), 'vitrina-seed-'));
const pictures = join(import.meta.dirname, 'pictures');

const config = readConfig({ NODE_ENV: 'test' });
const files = localFileStore(filesFolder);
const seed = (db: Database) => seedDemo({ db, files, pictures, config, now: NOW });
const rowsOf = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows;

beforeAll(async () => {
  expect(await seed(database.db)).toBe(true);
});
afterAll(() => rmSync(filesFolder, { recursive: true, force: true }));

test('a full database is left as it is', async () => {
  expect(await seed(database.db)).toBe(false);
  expect(await database.db.$count(schema.orders)).toBe(301);
});

test('the accounts of a demonstration from before are verified, others stay as they are', async () => {
  const { db } = database;
  await db.update(schema.users).set({ emailVerifiedAt: null });
  const [own] = await db
    .insert(schema.users)
    .values({ name: 'Ana', email: 'ana@exemplu.test', phone: '' })
    .returning();
  await seed(db);
  const waiting = await db
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(isNull(schema.users.emailVerifiedAt));
  expect(waiting).toEqual([{ id: own?.id }]);
  await db.delete(schema.users).where(isNull(schema.users.emailVerifiedAt));
});

test('an account of a name that the demonstration uses too is not verified for it', async () => {
  const other = await createTestDatabase();
  try {
    await other.db
      .insert(schema.users)
      .values({ name: 'Ana', email: demoAccounts[1]?.email ?? '', phone: '' });
    expect(await seed(other.db)).toBe(false);
    expect(await other.db.select().from(schema.users)).toMatchObject([{ emailVerifiedAt: null }]);
  } finally {
    await other.close();
  }
});

test('two processes that start at once seed once', async () => {
  const fresh = await createTestDatabase();
  try {
    const seeded = await Promise.all([seed(fresh.db), seed(fresh.db)]);
    expect(seeded.sort()).toEqual([false, true]);
    expect(await fresh.db.$count(schema.users)).toBe(8);
    expect(await fresh.db.$count(schema.orders)).toBe(301);
  } finally {
    await fresh.close();
  }
}, 60_000);

test('the catalogue has at least 40 variants in 6 categories', async () => {
  expect(await database.db.$count(schema.products)).toBeGreaterThanOrEqual(40);
  expect(await database.db.$count(schema.categories)).toBe(6);
});

test('one product waits for its pictures, every other has four to six', async () => {
  const [row] = await rowsOf(sql`
    select count(*) filter (where cardinality(images) = 0)::int as none,
           count(*) filter (where cardinality(images) between 4 and 6)::int as drawn, count(*)::int as total
    from products`);
  expect(row).toEqual({ none: 1, drawn: Number(row?.total) - 1, total: row?.total });
});

test('a reduced product remembers its price of the last 30 days', async () => {
  const rows = await rowsOf(sql`
    select p.price_bani, max(h.price_bani) as before
    from products p join product_prices h on h.product_id = p.id
    group by p.id having count(*) > 1`);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(Number(row.before)).toBeGreaterThan(Number(row.price_bani));
});

test('stock is never negative and includes 0 and 1', async () => {
  const [row] = await rowsOf(sql`
    select min(stock) as least, count(*) filter (where stock = 1)::int as last from products`);
  expect(row?.least).toBe(0);
  expect(Number(row?.last)).toBeGreaterThan(0);
});

test('every order costs its items and shipping: 20 RON below 300 RON', async () => {
  const wrong = await rowsOf(sql`
    select o.id from orders o
    join (select order_id, sum(price_bani * quantity)::int as items from order_items group by 1) i
      on i.order_id = o.id
    where o.shipping_bani <> (case when i.items >= 30000 then 0 else 2000 end)
       or o.total_bani <> i.items + o.shipping_bani`);
  expect(wrong).toEqual([]);
  const [row] = await rowsOf(sql`select count(distinct order_id)::int as n from order_items`);
  expect(row?.n).toBe(301);
});

test('301 orders cover twelve months and at least 15 counties', async () => {
  const [row] = await rowsOf(sql`
    select count(*)::int as orders, count(distinct county)::int as counties,
           count(distinct date_trunc('month', created_at))::int as months, max(created_at) as newest
    from orders`);
  expect(row?.orders).toBe(301);
  expect(Number(row?.counties)).toBeGreaterThanOrEqual(15);
  expect(Number(row?.months)).toBeGreaterThanOrEqual(12);
  expect(new Date(String(row?.newest)).getTime()).toBeLessThan(NOW.getTime());
});

test('orders are in all four states, and their last event says so', async () => {
  const states = await rowsOf(sql`select distinct status from orders`);
  expect(states.map(({ status }) => status).sort()).toEqual([...ORDER_STATUSES].sort());
  const wrong = await rowsOf(sql`
    select o.id from orders o where o.status <> (
      select to_status from order_events e where e.order_id = o.id order by e.created_at desc, e.id desc limit 1)`);
  expect(wrong).toEqual([]);
});

test('requests are in all five states, and their last event says so', async () => {
  const states = await rowsOf(sql`select distinct status from website_requests`);
  expect(states.map(({ status }) => status).sort()).toEqual([...REQUEST_STATUSES].sort());
  const wrong = await rowsOf(sql`
    select r.id from website_requests r where r.status <> (
      select to_status from website_request_events e where e.request_id = r.id
      order by e.created_at desc, e.id desc limit 1)`);
  expect(wrong).toEqual([]);
});

test('five partners have companies, live sites and 60 commissions', async () => {
  const [row] = await rowsOf(sql`
    select (select count(distinct user_id)::int from businesses) as owners,
           (select count(distinct user_id)::int from user_websites) as partners,
           count(*)::int as commissions, count(*) filter (where is_paid)::int as paid,
           count(invoice_url)::int as invoices
    from commissions`);
  expect(row).toMatchObject({ owners: 5, partners: 5, commissions: 60 });
  expect(Number(row?.paid)).toBeGreaterThan(0);
  expect(Number(row?.paid)).toBeLessThan(60);
  const files = readdirSync(filesFolder).filter((name) => name.endsWith('.pdf'));
  // The demonstration's returns have one credit note.
  expect(files).toHaveLength(Number(row?.invoices) + 1);
});

test('commissions follow the tiers: 9 % to 5.000, 7 % to 15.000, 5 % above', async () => {
  const wrong = await rowsOf(sql`
    select id from commissions where commission_bani <> round(
      least(sales_bani, 500000) * 0.09 + greatest(least(sales_bani, 1500000) - 500000, 0) * 0.07
      + greatest(sales_bani - 1500000, 0) * 0.05)`);
  expect(wrong).toEqual([]);
  const [row] = await rowsOf(sql`
    select min(sales_bani) < 500000 as low, max(sales_bani) > 1500000 as high from commissions`);
  expect(row).toEqual({ low: true, high: true });
});

test('the monthly job finds nothing to do today, and last month’s sales a month later', async () => {
  const { db } = database;
  const app = Fastify();
  app.decorate('publicRoutes', []);
  demoShopRoutes(app);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await db.update(schema.partners).set({
    syncUrl: sql`replace(${schema.partners.syncUrl}, ${config.origins.api}::text, ${origin}::text)`,
  });
  const log = { error: () => {}, warn: () => {}, info: () => {} };
  const told = await db.$count(schema.notifications);
  await runCommissions({ db, files, config }, log, NOW);
  expect(await db.$count(schema.commissions)).toBe(60);
  expect(await db.$count(schema.notifications)).toBe(told);
  await runCommissions({ db, files, config }, log, new Date('2026-04-02T09:00:00Z'));
  const [row] = await rowsOf(sql`
    select count(*)::int as commissions, count(invoice_url)::int as invoices, min(sales_bani) as least
    from commissions where period_start = '2026-03-01'`);
  expect(row).toMatchObject({ commissions: 6, invoices: 6 });
  expect(Number(row?.least)).toBeGreaterThan(0);
  expect(await db.$count(schema.notifications)).toBe(told + 6);
  await app.close();
});

test('notifications are read and unread', async () => {
  const rows = await rowsOf(sql`select distinct is_read from notifications`);
  expect(rows).toHaveLength(2);
});

test('the demonstration accounts can sign in', async () => {
  const accounts = await database.db.select().from(schema.users);
  for (const { email, password, role } of demoAccounts) {
    const account = accounts.find((candidate) => candidate.email === email);
    expect(account?.role).toBe(role);
    expect(await verifyPassword(account?.passwordHash, password)).toBe(true);
  }
});
