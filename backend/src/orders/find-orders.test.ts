import { expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { orders } from '../database/schema.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { findOrders, type OrderQuery } from './find-orders.ts';

const database = useTestDatabase();
const BUYER = {
  ...{ name: 'Ana', phone: '0712345678', zip: '400001', county: 'Cluj' },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
  ...{ shippingBani: 2000, paymentStatus: 'unverified' as const },
};
const STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;

/** Twelve orders on twelve days, each more expensive than the one before. */
async function insertOrders() {
  await database.db.delete(orders);
  return database.db
    .insert(orders)
    .values(
      Array.from({ length: 12 }, (_, index) => ({
        ...BUYER,
        email: index % 2 ? `ana_${index}@exemplu.ro` : `ion${index}@exemplu.ro`,
        status: STATUSES[index % 4] ?? 'Processing',
        totalBani: 1000 * (index + 1),
        createdAt: new Date(Date.UTC(2025, 2, 1 + index, 12)),
      })),
    )
    .returning({ id: orders.id });
}
const totals = async (query: OrderQuery) =>
  (await findOrders(database.db, query)).orders.map((order) => order.totalBani / 1000);

test('without a limit all orders come, the newest first, and nothing is counted', async () => {
  await insertOrders();
  const found = await findOrders(database.db, {});
  expect(found.orders).toHaveLength(12);
  expect(found.orders[0]?.totalBani).toBe(12_000);
  expect(found).not.toHaveProperty('total');
});

test('pages follow each other without a gap, in every order', async () => {
  await insertOrders();
  for (const sort of ['newest', 'oldest', 'highest', 'lowest'] as const) {
    const pages = await Promise.all([1, 2, 3].map((page) => totals({ page, limit: 5, sort })));
    expect(pages.map((page) => page.length)).toEqual([5, 5, 2]);
    const rising = Array.from({ length: 12 }, (_, index) => index + 1);
    const isFalling = sort === 'newest' || sort === 'highest';
    expect(pages.flat()).toEqual(isFalling ? rising.toReversed() : rising);
  }
});

test('the counts are of each status, the total of what is asked for', async () => {
  await insertOrders();
  const found = await findOrders(database.db, { limit: 2, status: 'Shipped', email: 'ana' });
  expect(found.total).toBe(3);
  expect(found.counts).toEqual({ Shipped: 3, Cancelled: 3 });
  expect((await findOrders(database.db, { limit: 2 })).total).toBe(12);
  expect((await findOrders(database.db, { limit: 2, email: 'nimeni' })).total).toBe(0);
});

test('those that wait for acceptance are counted, found and left out', async () => {
  await insertOrders();
  const accepted = { paymentStatus: 'unverified' as const, acceptedAt: new Date() };
  await database.db.update(orders).set(accepted).where(eq(orders.totalBani, 1000));
  await database.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.totalBani, 5000));
  // The orders in `Processing` have the totals 1, 5 and 9.
  expect(await totals({ waiting: 'yes' })).toEqual([9]);
  expect(await totals({ waiting: 'no', status: 'Processing' })).toEqual([5, 1]);
  const found = await findOrders(database.db, { limit: 2, waiting: 'no', status: 'Processing' });
  expect(found).toMatchObject({ total: 2, waiting: 1, counts: { Processing: 2, Shipped: 3 } });
});

test('a part of the address or of the number finds; signs of patterns are only letters', async () => {
  const rows = await insertOrders();
  expect(await totals({ email: 'ANA_1@' })).toEqual([2]);
  expect(await totals({ email: 'ana%1' })).toEqual([]);
  expect(await totals({ email: '_1@' })).toEqual([2]);
  const id = String(rows[4]?.id);
  expect(await totals({ id: `#${id}` })).toContain(5);
});

test('days begin and end at midnight in Romania', async () => {
  await insertOrders();
  expect(await totals({ from: '2025-03-02', to: '2025-03-04', sort: 'oldest' })).toEqual([2, 3, 4]);
  expect(await totals({ from: '0000-01-01', to: '9999-12-31' })).toHaveLength(12);
  await database.db.delete(orders);
  // The day of the clock change: 30 March 2025 begins at 22:00 UTC and ends at 21:00.
  const at = (time: string, totalBani: number) => ({
    ...{ ...BUYER, email: 'ana@exemplu.ro', totalBani, createdAt: new Date(time) },
  });
  await database.db
    .insert(orders)
    .values([
      at('2025-03-29T21:59:59Z', 1000),
      at('2025-03-29T22:00:00Z', 2000),
      at('2025-03-30T20:59:59Z', 3000),
      at('2025-03-30T21:00:00Z', 4000),
    ]);
  expect(await totals({ from: '2025-03-30', to: '2025-03-30', sort: 'oldest' })).toEqual([2, 3]);
});

test('parts follow each other in every order, and what comes meanwhile moves none of them', async () => {
  await insertOrders();
  for (const sort of ['newest', 'oldest', 'highest', 'lowest'] as const) {
    const all = await totals({ sort });
    const read: number[] = [];
    let after = 0;
    for (;;) {
      const part = (await findOrders(database.db, { sort, after, limit: 5 })).orders;
      if (part.length === 0) break;
      read.push(...part.map((order) => order.totalBani / 1000));
      after = part.at(-1)?.id ?? 0;
      if (sort === 'newest' && read.length === 5)
        await database.db
          .insert(orders)
          .values({ ...BUYER, email: 'nou@exemplu.ro', totalBani: 500_000 });
    }
    expect(read).toEqual(all);
  }
});

test('a part has no counts, and the filters of the list', async () => {
  await insertOrders();
  const found = await findOrders(database.db, { after: 0, limit: 3, status: 'Shipped' });
  expect(found.orders.map(({ status }) => status)).toEqual(['Shipped', 'Shipped', 'Shipped']);
  expect(found).not.toHaveProperty('counts');
});
