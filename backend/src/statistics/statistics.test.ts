import { beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { numberAllChanges } from '../changes/changes-repository.ts';
import { orderItems, orders, type products, websiteRequests } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { cutPeriod } from './cut-period.ts';
import { firstStock } from './first-rows.ts';
import { createKeptSums } from './kept-sums.ts';

const api = useTestApi();
let admin: SignedIn;
let lipstick: typeof products.$inferSelect;

const BUYER = {
  ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
  ...{ shippingBani: 2000, totalBani: 12_000, paymentStatus: 'paid' as const },
};

interface Line {
  color?: string;
  quantity: number;
  priceBani: number;
}

async function insertOrder(
  createdAt: string,
  lines: Line[],
  columns: Partial<typeof orders.$inferInsert> = {},
): Promise<void> {
  const [order] = await api.db
    .insert(orders)
    .values({ ...BUYER, createdAt: new Date(createdAt), ...columns })
    .returning({ id: orders.id });
  await api.db.insert(orderItems).values(
    lines.map(({ color = '', ...line }) => ({
      ...line,
      orderId: order?.id ?? 0,
      productId: lipstick.id,
      productName: 'Ruj',
      productColor: color,
    })),
  );
}

beforeAll(async () => {
  admin = await api.signIn('admin', { permissions: ['shop'] });
  lipstick = await insertProduct(api.db, { name: 'Ruj', color: 'red', stock: 7 });
  const red = { color: 'red', quantity: 2, priceBani: 1010 };
  await insertOrder('2026-03-11T10:00:00Z', [red, { ...red, color: 'Red', quantity: 1 }]);
  // Already the 11th in Bucharest.
  await insertOrder('2026-03-10T22:30:00Z', [red], { status: 'Cancelled', county: 'Iași' });
  await insertOrder('2026-03-02T10:00:00Z', [{ quantity: 1, priceBani: 500 }]);
  // Not counted before acceptance, because anybody can send such orders.
  await insertOrder('2026-03-02T10:00:00Z', [red], { paymentStatus: 'unverified' });
});

const ask = async (query: string) => {
  const { headers } = admin;
  return (await api.app.inject({ url: `/api/statistics${query}`, headers })).json();
};

test('sums are of the items by day in Bucharest, cancelled orders counted, waiting ones not', async () => {
  const sums = await ask('');
  expect(sums).toMatchObject({ orders: 3, revenue: 55.5, before: null });
  expect(sums.days).toEqual([
    { day: '2026-03-02', revenue: 5 },
    { day: '2026-03-11', revenue: 50.5 },
  ]);
  expect(sums.statuses).toContainEqual({ status: 'Cancelled', orders: 1 });
  expect(sums.counties).toContainEqual({ county: 'Iași', orders: 1 });
});

test('a product that stands twice in an order is in one order, and colours are in one case', async () => {
  const { products } = await ask('');
  expect(products).toContainEqual({
    product_name: 'Ruj',
    product_color: 'red',
    orders: 2,
    quantity: 5,
  });
  expect(products).toHaveLength(2);
});

test('a period has its days alone, the one before is as long, and the stock is that of today', async () => {
  const sums = await ask('?from=2026-03-11&to=2026-03-20');
  expect(sums).toMatchObject({ orders: 2, revenue: 50.5, before: { orders: 1, revenue: 5 } });
  expect(sums.stock).toEqual([
    { product_id: lipstick.id, product_name: 'Ruj', product_color: 'red', stock_quantity: 7 },
  ]);
});

test('a period is cut into quarters, and into days where they are recent', () => {
  const cut = (from: string, to: string) =>
    cutPeriod({ from, to }, '2026-03-05').map((part) => `${part.from}..${part.to}`);
  expect(cut('2025-08-20', '2026-02-02')).toEqual([
    '2025-08-20..2025-09-30',
    '2025-10-01..2025-12-31',
    '2026-01-01..2026-01-31',
    '2026-02-01..2026-02-01',
    '2026-02-02..2026-02-02',
  ]);
  expect(cut('2026-03-03', '2026-03-05')).toHaveLength(3);
  expect(cut('2024-02-10', '2024-02-20')).toEqual(['2024-02-10..2024-02-20']);
  expect(cut('2026-03-05', '2026-03-04')).toEqual([]);
});

test('sums are kept while no order changes, and made again with the next change of one', async () => {
  const sums = createKeptSums(api.db);
  const days = { from: '2026-03-01', to: '2026-03-31' };
  const first = await sums(days);
  expect(await sums(days)).toBe(first);
  expect(await sums({ from: '2026-03-01' })).not.toBe(first);
  await api.db.update(orders).set({ county: 'Dolj' }).where(eq(orders.county, 'Iași'));
  const changed = await sums(days);
  expect(changed.counties).toContainEqual({ county: 'Dolj', orders: 1 });
  await numberAllChanges(api.db);
  await api.db.update(orders).set({ county: 'Iași' }).where(eq(orders.county, 'Dolj'));
  await numberAllChanges(api.db);
  expect((await sums(days)).counties).toEqual(first.counties);
});

test('a change that is committed late, behind later ones, is in the sums', async () => {
  const sums = createKeptSums(api.db);
  const late = await api.db.$client.connect();
  try {
    await late.query('begin');
    await late.query("update orders set county = 'Sibiu' where county = 'Iași'");
    await api.db.update(orders).set({ trackingNumber: 'AWB1' }).where(eq(orders.county, 'Cluj'));
    await numberAllChanges(api.db);
    expect((await sums({})).counties).toContainEqual({ county: 'Iași', orders: 1 });
    await late.query('commit');
    expect((await sums({})).counties).toContainEqual({ county: 'Sibiu', orders: 1 });
  } finally {
    late.release();
  }
  await api.db.update(orders).set({ county: 'Iași' }).where(eq(orders.county, 'Sibiu'));
});

test('a period without orders, or that ends before it begins, has sums of nothing', async () => {
  const empty = { orders: 0, revenue: 0, days: [], products: [], statuses: [], counties: [] };
  expect(await ask('?from=2020-01-01&to=2020-01-02')).toMatchObject(empty);
  expect(await ask('?from=2026-03-20&to=2026-03-01')).toMatchObject({ ...empty, before: null });
});

test('what waits is counted for whoever it is for, as the lists would be', async () => {
  const count = async (headers: SignedIn['headers']) =>
    (await api.app.inject({ url: '/api/counts', headers })).json();
  await insertProduct(api.db, { stock: 5 });
  await insertProduct(api.db, { stock: 0, deletedAt: new Date() });
  expect(await count(admin.headers)).toEqual({ processing: 3, waiting: 1, low_stock: 1 });
  const { headers } = await api.signIn('admin', { permissions: ['sites', 'money'] });
  const answers = { businessName: 'Florăria' } as never;
  await api.db.insert(websiteRequests).values([
    { answers, status: 'pending' },
    { answers, status: 'pending', createdAt: new Date('2026-01-05T10:00:00Z') },
    { answers, status: 'completed', createdAt: new Date('2026-01-05T10:00:00Z') },
  ]);
  expect(await count(headers)).toEqual({
    ...{ pending_requests: 2, late_requests: 1 },
    unpaid_commissions: 0,
    told_transfers: 0,
    unread_messages: 0,
  });
});

test('asked for the first ones alone, products and stock are few, and all are counted', async () => {
  const oil = await insertProduct(api.db, { name: 'Ulei', color: '', stock: 90 });
  await api.db.insert(orderItems).values({
    ...{ productId: oil.id, productName: 'Ulei', productColor: '', priceBani: 100, quantity: 500 },
    orderId: (await api.db.select({ id: orders.id }).from(orders).orderBy(orders.id))[0]?.id ?? 0,
  });
  await numberAllChanges(api.db);
  const sums = await ask('?first=1');
  // One is in the most orders, the other one sold the most pieces.
  expect(sums.products.map((one: { product_name: string }) => one.product_name)).toEqual([
    'Ruj',
    'Ulei',
  ]);
  const whole = await ask('');
  expect(whole.all).toBeUndefined();
  expect(sums.all).toEqual({
    products: whole.products.length,
    orders: whole.products.reduce((sum: number, one: { orders: number }) => sum + one.orders, 0),
    quantity: whole.products.reduce(
      (sum: number, one: { quantity: number }) => sum + one.quantity,
      0,
    ),
    stock: whole.stock.length,
  });
  expect(
    (await api.app.inject({ url: '/api/statistics?first=0', headers: admin.headers })).statusCode,
  ).toBe(400);
});

test('of the stock the highest and the lowest stand first, each row once', () => {
  const rows = [3, 90, 0, 40].map((stock_quantity) => ({ stock_quantity }));
  const pieces = (first: number) => firstStock(rows, first).map((row) => row.stock_quantity);
  expect(pieces(1)).toEqual([90, 0]);
  expect(pieces(3)).toEqual([90, 40, 3, 0]);
});
