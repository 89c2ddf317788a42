import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { casesOf, longTest } from '../attack/every-case.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { orders, products } from '../database/schema.ts';
import { createCatalogue } from '../products/catalogue.ts';
import { assertInvariants, moneyOf } from '../testing/assert-invariants.ts';
import { DatabaseProxy } from '../testing/database-proxy.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type StartedApi, startTestApi } from '../testing/start-test-api.ts';

/** The API on a failing database; `api.db` is the same database without faults. */
let api: StartedApi;
const proxy = new DatabaseProxy();
let failing: OpenDatabase;
beforeAll(async () => {
  await proxy.start();
  api = await startTestApi(({ $client }) => {
    failing = openDatabase(proxy.standBefore($client.options.connectionString ?? ''));
    const { db } = failing;
    return { db, catalogue: createCatalogue(db, 'http://localhost:4111') };
  });
});
afterAll(async () => {
  await failing.close();
  await proxy.stop();
  await api.close();
});
beforeEach(() => {
  proxy.delayMs = 0;
  proxy.isFull = false;
});

const DELIVERY = {
  name: 'Ana Popescu',
  email: 'ana@exemplu.ro',
  phone: '0712 345 678',
  zip: '400001',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplului nr. 1',
};
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });

/** A purchase of one of ten pieces, step by step. */
async function newPurchase() {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  const lines = { shippingCost: 20, products: [{ product_id: id, quantity: 1 }] };
  const checkoutKey = crypto.randomUUID();
  let paymentIntentId = '';
  let clientSecret = '';
  return {
    async prepare() {
      const answer = await post('/api/create-payment-intent', {
        ...{ amount: 7000, ...lines, email: DELIVERY.email, checkoutKey },
      });
      if (answer.statusCode === 200) ({ paymentIntentId, clientSecret } = answer.json());
      return answer;
    },
    pay: () => api.payments.succeed(paymentIntentId),
    order: () => post('/api/orders', { ...DELIVERY, ...lines, paymentIntentId, clientSecret }),
    stored: () => api.db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId)),
    check: () => assertInvariants(api.db, moneyOf(api.payments), [{ id, stock: 10 }]),
    stock: async () => (await api.db.select().from(products).where(eq(products.id, id)))[0]?.stock,
  };
}

const unavailable = (answer: Awaited<ReturnType<typeof post>>) =>
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ]);

test('stopped: what needs it is told to come back, and finds nothing lost', async () => {
  const purchase = await newPurchase();
  expect((await purchase.prepare()).statusCode).toBe(200);
  purchase.pay();
  await proxy.stop();
  unavailable(await purchase.order());
  unavailable(await api.app.inject('/health/ready'));
  expect((await api.app.inject('/health/live')).statusCode).toBe(200);
  await proxy.start();
  expect((await purchase.order()).statusCode).toBe(200);
  expect(await purchase.stored()).toHaveLength(1);
  await purchase.check();
});

test.each(casesOf([20, 2000]))(
  'slow, %d ms a statement: everything goes through',
  async (delayMs) => {
    const purchase = await newPurchase();
    proxy.delayMs = delayMs;
    expect((await purchase.prepare()).statusCode).toBe(200);
    purchase.pay();
    expect((await purchase.order()).statusCode).toBe(200);
    await purchase.check();
  },
  180_000,
);

test('full: people read on, whoever writes is told to come back, and no piece is lost', async () => {
  const [begun, paid] = [await newPurchase(), await newPurchase()];
  await paid.prepare();
  paid.pay();
  const { headers } = await api.signIn();
  proxy.isFull = true;
  expect((await api.app.inject('/api/products')).statusCode).toBe(200);
  expect((await api.app.inject({ url: '/api/orders/mine', headers })).statusCode).toBe(200);
  unavailable(await begun.prepare());
  expect(await begun.stock()).toBe(10);
  unavailable(await paid.order());
  proxy.isFull = false;
  expect((await paid.order()).statusCode).toBe(200);
  expect((await begun.prepare()).statusCode).toBe(200);
  await paid.check();
});

longTest(
  'stopped and started twenty times beside a stream of purchases',
  async () => {
    for (let round = 0; round < 20; round += 1) {
      const purchase = await newPurchase();
      const asked = Array.from({ length: 5 }, purchase.prepare);
      await proxy.stop();
      for (const { statusCode } of await Promise.all(asked))
        expect([200, 503]).toContain(statusCode);
      await proxy.start();
      expect((await purchase.prepare()).statusCode).toBe(200);
    }
  },
  120_000,
);
