import { beforeAll, expect, test } from '@rstest/core';
import { addDays, bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { eq, sql } from 'drizzle-orm';
import { deleteOldChanges, numberAllChanges } from '../changes/changes-repository.ts';
import { changes, orderEvents, orderItems, orders } from '../database/schema.ts';
import { between, pick, type Random, randomFrom } from '../seeded-random.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { createKeptSums } from './kept-sums.ts';
import type { Days, SummedOrders } from './sum-orders.ts';

const api = useTestApi();
let productId: number;
const today = bucharestDay(new Date()) ?? '';

beforeAll(async () => {
  productId = (await insertProduct(api.db)).id;
});

const BUYER = {
  ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
  ...{ shippingBani: 2000, totalBani: 12_000 },
};
const COUNTIES = ['Cluj', 'Iași', 'Dolj'] as const;
const STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;

/** An order of the last year; half are of the last month, some near midnight. */
async function insertOrder(random: Random): Promise<void> {
  const day = addDays(today, -between(random, 0, pick(random, [30, 400])));
  const time = pick(random, ['00:00:00', '21:59:59', '22:00:00', '23:30:00', '12:00:00']);
  const [order] = await api.db
    .insert(orders)
    .values({
      ...BUYER,
      county: pick(random, COUNTIES),
      status: pick(random, STATUSES),
      paymentStatus: pick(random, ['paid', 'paid', 'unverified'] as const),
      createdAt: new Date(`${day}T${time}Z`),
    })
    .returning();
  const lines = Array.from({ length: between(random, 0, 3) }, () => ({
    ...{ orderId: order?.id ?? 0, productId, productName: pick(random, ['Ruj', 'Ser', 'Fard']) },
    productColor: pick(random, ['red', 'Red', '']),
    quantity: between(random, 1, 4),
    priceBani: between(random, 1, 9999),
  }));
  if (lines.length > 0) await api.db.insert(orderItems).values(lines);
}

async function changeOrder(random: Random): Promise<void> {
  const ids = await api.db.select({ id: orders.id }).from(orders).orderBy(orders.id);
  if (ids.length === 0) return;
  const { id } = pick(random, ids);
  const where = eq(orders.id, id);
  const change = (values: Partial<typeof orders.$inferInsert>) =>
    api.db.update(orders).set(values).where(where);
  await pick(random, [
    () => change({ status: pick(random, STATUSES) }),
    () => change({ county: pick(random, COUNTIES) }),
    () => change({ acceptedAt: new Date() }),
    () => change({ acceptedAt: null }),
    async () => {
      await api.db.delete(orderEvents).where(eq(orderEvents.orderId, id));
      await api.db.delete(orderItems).where(eq(orderItems.orderId, id));
      await api.db.delete(orders).where(where);
    },
  ])();
}

/** The same sums of all orders, added one by one. */
async function plainSums({ from, to }: Days): Promise<SummedOrders> {
  const rows = await api.db.select().from(orders);
  const lines = await api.db.select().from(orderItems);
  const [days, products, statuses, counties] = [
    new Map<string, { orders: number; revenue: number }>(),
    new Map<string, { orders: Set<number>; quantity: number }>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  for (const order of rows) {
    const day = bucharestDay(order.createdAt) ?? '';
    const waits = order.paymentStatus === 'unverified' && !order.acceptedAt;
    if (waits || (from && day < from) || (to && day > to)) continue;
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const revenue = own.reduce((sum, { quantity, priceBani }) => sum + quantity * priceBani, 0);
    const known = days.get(day) ?? { orders: 0, revenue: 0 };
    days.set(day, { orders: known.orders + 1, revenue: known.revenue + revenue });
    statuses.set(order.status, (statuses.get(order.status) ?? 0) + 1);
    counties.set(order.county, (counties.get(order.county) ?? 0) + 1);
    for (const { productName, productColor, quantity } of own) {
      const name = `${productName}/${productColor.toLowerCase()}`;
      const sold = products.get(name) ?? { orders: new Set<number>(), quantity: 0 };
      products.set(name, { orders: sold.orders.add(order.id), quantity: sold.quantity + quantity });
    }
  }
  const all = [...days.values()];
  return {
    orders: all.reduce((sum, day) => sum + day.orders, 0),
    revenue: all.reduce((sum, day) => sum + day.revenue, 0),
    days: [...days].map(([day, sums]) => ({ day, ...sums })),
    products: [...products].map(([key, sold]) => ({
      name: key.split('/')[0] ?? '',
      color: key.split('/')[1] ?? '',
      orders: sold.orders.size,
      quantity: sold.quantity,
    })),
    statuses: [...statuses].map(([status, count]) => ({ status, orders: count })),
    counties: [...counties].map(([county, count]) => ({ county, orders: count })),
  };
}

const inOrder = (sums: SummedOrders) => {
  const sorted = <Row>(rows: readonly Row[]) =>
    rows.map((row) => JSON.stringify(row, Object.keys(row as object).sort())).sort();
  const { orders: count, revenue, days, products, statuses, counties } = sums;
  return {
    ...{ count, revenue, days: sorted(days), products: sorted(products) },
    ...{ statuses: sorted(statuses), counties: sorted(counties) },
  };
};

test.each(['winter', 'spring', 'summer'])(
  'whatever changed in between, kept sums are those of all orders (%s)',
  async (seed) => {
    const random = randomFrom(seed);
    const sums = createKeptSums(api.db);
    for (let index = 0; index < 15; index += 1) await insertOrder(random);
    for (let step = 0; step < 40; step += 1) {
      for (let times = between(random, 0, 3); times > 0; times -= 1)
        await pick(random, [insertOrder, changeOrder, changeOrder])(random);
      await pick(random, [
        async () => {},
        () => numberAllChanges(api.db),
        // As if nobody had asked for over an hour.
        async () => {
          await numberAllChanges(api.db);
          await api.db.update(changes).set({ createdAt: sql`now() - interval '2 hours'` });
          await deleteOldChanges(api.db);
        },
      ])();
      const day = () => addDays(today, -between(random, -2, pick(random, [40, 420])));
      const period = pick(random, [{}, { from: day() }, { to: day() }, { from: day(), to: day() }]);
      expect(inOrder(await sums(period)), `${seed} ${step} ${JSON.stringify(period)}`).toEqual(
        inOrder(await plainSums(period)),
      );
    }
  },
);

test('one that changes makes its own part anew, and no other', async () => {
  const sums = createKeptSums(api.db);
  for (const createdAt of ['2025-01-10T10:00:00Z', '2025-02-10T10:00:00Z'])
    await api.db
      .insert(orders)
      .values({ ...BUYER, county: 'Cluj', paymentStatus: 'paid', createdAt: new Date(createdAt) });
  const january = { from: '2025-01-01', to: '2025-01-31' };
  const before = await sums(january);
  const changed = sql`${orders.createdAt} between '2025-02-01' and '2025-02-20'`;
  await api.db.update(orders).set({ county: 'Sibiu' }).where(changed);
  expect(await sums(january)).toBe(before);
  expect((await sums({ from: '2025-01-01', to: '2025-02-28' })).counties).toContainEqual({
    county: 'Sibiu',
    orders: 1,
  });
});
