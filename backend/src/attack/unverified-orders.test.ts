/** Orders without a payment: they cost nothing, so they must take no stock. */
import { expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { orders, products } from '../database/schema.ts';
import { databaseRateLimiter, LIMITS } from '../http/rate-limiter.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

const api = useTestApi((db) => ({ limits: databaseRateLimiter(db) }));

const DELIVERY = {
  ...{ name: 'Ana Popescu', phone: '0712345678', zip: '400001', county: 'Cluj' },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
};
interface Sent {
  from: string;
  email: string;
  quantity?: number;
}
const order = (id: number, { from, email, quantity = 1 }: Sent) =>
  api.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload: {
      ...{ ...DELIVERY, email, shippingCost: quantity * 5000 < 30_000 ? 20 : 0 },
      products: [{ product_id: id, quantity }],
    },
    remoteAddress: from,
  });
const stockOf = async (id: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  return row?.stock;
};

test('an order of the whole stock takes none of it, and is answered as the specification says', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 999 });
  const answer = await order(id, { from: '192.0.2.1', email: 'rau@exemplu.ro', quantity: 999 });
  expect([answer.statusCode, answer.json().message]).toEqual([
    200,
    'Comanda a fost plasată cu succes!',
  ]);
  expect(await stockOf(id)).toBe(999);
  const others = await api.app.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    payload: { amount: 7000, products: [{ product_id: id, quantity: 1 }] },
    remoteAddress: '198.51.100.1',
  });
  expect(others.statusCode).toBe(200);
});

const WAYS: readonly [string, (n: number) => Sent, number][] = [
  [
    'one network',
    (n) => ({ from: `2001:db8:0:7::${n}`, email: `a${n}@exemplu.ro` }),
    LIMITS['unverified-order'].attempts,
  ],
  [
    'many networks for one recipient',
    (n) => ({ from: `198.51.100.${n}`, email: 'victima@exemplu.ro' }),
    LIMITS['unverified-order-recipient'].attempts,
  ],
];

test.each(casesOf(WAYS))('%s sends only a few orders', async (_, nth, most) => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  const statuses: number[] = [];
  for (let n = 1; n <= most + 1; n += 1) statuses.push((await order(id, nth(n))).statusCode);
  expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429]);
});

test('a botnet fills the list of waiting orders only so far, and paid orders still come in', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  const [waiting] = await api.db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(eq(orders.paymentStatus, 'unverified'));
  const row = {
    ...{ ...DELIVERY, email: 'bot@exemplu.ro', shippingBani: 2000, totalBani: 7000 },
    paymentStatus: 'unverified' as const,
  };
  await api.db
    .insert(orders)
    .values(Array.from({ length: 300 - (waiting?.count ?? 0) }, () => row));
  expect((await order(id, { from: '203.0.113.1', email: 'x@exemplu.ro' })).statusCode).toBe(429);
  const lines = [{ product_id: id, quantity: 1 }];
  const from = { remoteAddress: '203.0.113.2' };
  const intent = { amount: 7000, products: lines, email: 'ana@exemplu.ro', delivery: DELIVERY };
  const started = await api.app.inject({
    ...{ method: 'POST', url: '/api/create-payment-intent', payload: intent, ...from },
  });
  const { paymentIntentId, clientSecret } = started.json();
  api.payments.succeed(paymentIntentId);
  const amountAlone = await api.app.inject({
    ...{ method: 'POST', url: '/api/create-payment-intent', payload: { amount: 7000 }, ...from },
  });
  const alone = amountAlone.json();
  const body = { ...DELIVERY, email: 'maria@exemplu.ro', shippingCost: 20, products: lines };
  const sendPlainly = async (named: object) => {
    const payload = { ...body, ...named };
    return (await api.app.inject({ method: 'POST', url: '/api/orders', payload, ...from }))
      .statusCode;
  };
  expect(await sendPlainly(alone)).toBe(402);
  api.payments.succeed(alone.paymentIntentId);
  const fiveRon = await api.app.inject({
    ...{ method: 'POST', url: '/api/create-payment-intent', payload: { amount: 500 }, ...from },
  });
  const less = fiveRon.json();
  api.payments.succeed(less.paymentIntentId);
  // Five RON do not pay an order of seventy.
  expect(await sendPlainly(less)).toBe(429);
  // Knowing the payment's id does not prove payment.
  expect(await sendPlainly({ paymentIntentId: alone.paymentIntentId })).toBe(429);
  const most = LIMITS['unverified-order-paid'].attempts;
  for (let n = 1; n <= most; n += 1) expect(await sendPlainly(alone)).toBe(200);
  expect(await sendPlainly(alone)).toBe(429);
  const paid = { ...DELIVERY, email: 'ana@exemplu.ro', shippingCost: 20, products: lines };
  const placed = await api.app.inject({
    ...{ method: 'POST', url: '/api/orders', ...from },
    payload: { ...paid, paymentIntentId, clientSecret },
  });
  expect(placed.statusCode).toBe(200);
});
