import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { runCommissions } from '../commissions/run-commissions.ts';
import { commissions, partnerSales, partners, userWebsites } from '../database/schema.ts';
import { dayInBucharest, monthOf } from '../months.ts';
import {
  DEMO_SHOP_KEY,
  demoShopPath,
  demoShopRoutes,
} from '../partners/demo-shop/demo-shop-routes.ts';
import { encryptSyncKey } from '../partners/sync-key.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { fetchRunningSales } from './fetch-running-sales.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const api = useTestApi();
let server: Server;
let origin = '';
let answer: Answer;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await api.db.delete(commissions);
  await api.db.delete(partners);
  await api.db.delete(userWebsites);
  asked = [];
});

const running = monthOf(dayInBucharest(new Date()));
const last = monthOf(running.start, -1);
const day = (month: { start: string }, number: number) =>
  `${month.start.slice(0, 8)}${String(number).padStart(2, '0')}`;
/** Noon on a day that exists in every month. */
const NOW = new Date(`${day(running, 15)}T10:00:00Z`);
const log = { error: () => {}, warn: () => {}, info: () => {} };
const run = (now = NOW) => fetchRunningSales({ ...api.context, log }, now);

const sells =
  (orders: object[]): Answer =>
  (_, response) =>
    response.end(JSON.stringify({ orders }));
const order = (id: string | number, createdAt: string, totalBani: number) => ({
  id,
  createdAt,
  totalBani,
});
/** This month two orders, one of them listed twice; last month one up to the same day, and one later. */
const SOME = sells([
  order(1, `${day(running, 2)}T10:00:00Z`, 10_050),
  order(2, `${day(running, 14)}T10:00:00+02:00`, 20_000),
  order('2', `${day(running, 14)}T10:00:00+02:00`, 20_000),
  order(3, `${day(last, 15)}T08:00:00Z`, 7_000),
  order(4, `${day(last, 16)}T08:00:00Z`, 90_000),
]);

interface Connection {
  since?: string;
  syncUrl?: string;
  key?: string;
}

async function connectShop({
  since = monthOf(running.start, -2).start,
  ...given
}: Connection = {}) {
  const owner = await api.signIn();
  const websiteUrl = `https://atelier-${owner.user.id}.exemplu.ro`;
  const key = given.key ?? 'vsk_1';
  await api.db
    .insert(userWebsites)
    .values({ userId: owner.user.id, businessName: 'Atelier', websiteUrl });
  await api.db.insert(partners).values({
    ...{ userId: owner.user.id, name: 'Atelier', websiteUrl },
    syncUrl: given.syncUrl ?? `${origin}/sync`,
    syncKeyEncrypted: key && encryptSyncKey(key, api.context.config.encryptionKey),
    createdAt: new Date(`${since}T12:00:00Z`),
  });
  return owner;
}

const salesOf = async ({ headers }: SignedIn) => {
  const told = await api.app.inject({ url: '/api/users/sales', headers });
  expect(told.statusCode).toBe(200);
  return told.json().data;
};
const letPass = (pause: string) =>
  api.db.update(partnerSales).set({
    askedAt: sql`${partnerSales.askedAt} - ${pause}::interval`,
    fetchedAt: sql`${partnerSales.fetchedAt} - ${pause}::interval`,
  });

test('a shop tells the month so far, beside the month before up to the same day and hour', async () => {
  answer = SOME;
  const owner = await connectShop();
  expect(await run()).toBe(1);
  expect(asked).toEqual([
    `/sync?from=${running.start}&to=${running.end}`,
    `/sync?from=${last.start}&to=${day(last, 15)}`,
  ]);
  const [row, ...others] = await salesOf(owner);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ business_name: 'Atelier', month: running.start, sales: 300.5, orders: 2 },
    before: { sales: 70, orders: 1 },
  });
  expect(Math.abs(Date.parse(row.fetched_at) - Date.now())).toBeLessThan(60_000);
});

test('figures are somebody’s own', async () => {
  answer = SOME;
  await connectShop();
  await run();
  expect(await salesOf(await api.signIn())).toEqual([]);
  expect(await salesOf(await api.signIn('admin'))).toEqual([]);
  expect((await api.app.inject('/api/users/sales')).statusCode).toBe(401);
});

test('no order is stored: only sums, which go with the connection', async () => {
  answer = SOME;
  await connectShop();
  await run();
  expect(Object.keys((await api.db.select().from(partnerSales))[0] ?? {}).toSorted()).toEqual(
    [
      ...['askedAt', 'beforeBani', 'beforeOrders', 'fetchedAt'],
      ...['month', 'orders', 'partnerId', 'salesBani'],
    ].toSorted(),
  );
  await api.db.delete(partners);
  expect(await api.db.$count(partnerSales)).toBe(0);
});

test('it is asked every three hours, by one of several processes', async () => {
  answer = SOME;
  await connectShop();
  await Promise.all([run(), run(), run(), run()]);
  expect(asked).toHaveLength(2);
  await letPass('2 hours 59 minutes');
  expect(await run()).toBe(0);
  await letPass('2 minutes');
  const told = await Promise.all([run(), run()]);
  expect(told.toSorted()).toEqual([0, 1]);
  expect(asked).toHaveLength(4);
});

test.each<[string, Answer]>([
  ['is down', (request) => request.socket.destroy()],
  ['fails', (_, response) => response.writeHead(503).end()],
  ['answers something else', (_, response) => response.end('<html>')],
  ['answers amounts that are none', sells([order(1, `${day(running, 2)}T10:00:00Z`, -5)])],
  ['answers times that are none', sells([order(1, 'ieri', 5)])],
  ['sells more than can be', sells([order(1, `${day(running, 2)}T10:00:00Z`, 2 ** 31)])],
])('a shop that %s keeps its last figures, which say when they are from', async (_, wrong) => {
  answer = SOME;
  const owner = await connectShop();
  await run();
  await letPass('4 hours');
  const before = await salesOf(owner);
  answer = wrong;
  expect(await run()).toBe(0);
  expect(await salesOf(owner)).toEqual(before);
  // Retried after a quarter of an hour, not at each turn.
  answer = SOME;
  expect(await run()).toBe(0);
  await api.db.update(partnerSales).set({ askedAt: sql`now() - interval '16 minutes'` });
  expect(await run()).toBe(1);
});

test('one that was never read has no figures, and does not hold up another', async () => {
  answer = (request, response) =>
    request.url?.startsWith('/down') ? response.writeHead(500).end() : SOME(request, response);
  const down = await connectShop({ syncUrl: `${origin}/down` });
  const up = await connectShop();
  expect(await run()).toBe(1);
  expect(await salesOf(down)).toEqual([]);
  expect(await salesOf(up)).toHaveLength(1);
});

test('where the month before cannot be read, the running one is told alone', async () => {
  answer = (request, response) =>
    request.url?.includes(`from=${last.start}`)
      ? response.writeHead(500).end()
      : SOME(request, response);
  const owner = await connectShop();
  await run();
  expect(await salesOf(owner)).toMatchObject([{ sales: 300.5, orders: 2, before: null }]);
});

test('of a month in which it was not connected nobody asks', async () => {
  answer = SOME;
  const owner = await connectShop({ since: day(running, 1) });
  await run();
  expect(asked).toHaveLength(1);
  expect(await salesOf(owner)).toMatchObject([{ sales: 300.5, before: null }]);
});

test('a shop without a key, or whose connection ended, is not asked', async () => {
  await connectShop({ key: '' });
  const ended = await connectShop();
  await api.db
    .update(partners)
    .set({ endedAt: sql`now()` })
    .where(eq(partners.userId, ended.user.id));
  expect(await run()).toBe(0);
  expect(asked).toEqual([]);
});

test('no orders are no sales, and not nothing known', async () => {
  answer = sells([]);
  const owner = await connectShop();
  await run();
  expect(await salesOf(owner)).toMatchObject([
    { sales: 0, orders: 0, before: { sales: 0, orders: 0 } },
  ]);
});

test('a month that is over is told as its commission says, with the orders of that sum', async () => {
  answer = SOME;
  const owner = await connectShop({ since: last.start });
  await run();
  await runCommissions(api.context, log, new Date(`${day(running, 1)}T09:00:00Z`));
  expect(await salesOf(owner)).toMatchObject([
    { month: running.start, sales: 300.5, orders: 2 },
    { month: last.start, sales: 970, orders: 2, before: null },
  ]);
  await api.db.update(commissions).set({ salesBani: 100_000 });
  expect((await salesOf(owner))[1]).toMatchObject({ sales: 1000, orders: null });
});

test('the running month and eleven before it, also of before this was kept', async () => {
  const owner = await connectShop();
  const [site] = await api.db.select().from(userWebsites);
  const month = (back: number) => {
    const { start: periodStart, end: periodEnd } = monthOf(running.start, -back);
    const sums = { salesBani: 100 * back, commissionBani: 0, tiers: [] };
    return { userWebsiteId: site?.id ?? 0, periodStart, periodEnd, ...sums };
  };
  await api.db.insert(commissions).values([month(1), month(11), month(12)]);
  expect(await salesOf(owner)).toMatchObject([
    { month: last.start, sales: 1, orders: null },
    { month: monthOf(running.start, -11).start, sales: 11, orders: null },
  ]);
});

test('the demonstration’s shop is read like any other', async () => {
  const app = Fastify();
  demoShopRoutes(app);
  const shop = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const path = demoShopPath({ name: 'atelier', monthlyBani: 500_000 });
    const owner = await connectShop({ syncUrl: shop + path, key: DEMO_SHOP_KEY });
    expect(await run(new Date())).toBe(1);
    const [row] = await salesOf(owner);
    expect(row.sales > 0 === row.orders > 0).toBe(true);
  } finally {
    await app.close();
  }
});
