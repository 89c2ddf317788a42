/** Fault 17: the process dies at each step of placing an order; then another one takes over. */
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { assertInvariants, moneyOfSandbox } from '../testing/assert-invariants.ts';
import { useDyingServers } from '../testing/dying-servers.ts';
import { freePort } from '../testing/free-port.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { refundDuePayments } from './refund-due-payments.ts';
import { releaseExpiredCheckouts } from './release-expired-checkouts.ts';

const STOCK = 1000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: { origin: string; close(): Promise<void> };
let product: { id: number; stock: number };
const { startServer, atSteps } = useDyingServers({
  databaseUrl: () => database.url,
  sandboxOrigin: () => sandbox.origin,
});

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = await startSandbox({
    ...{ port, origin, host: '127.0.0.1' },
    databaseUrl: database.url,
  });
  sandbox = { origin, close: started.close };
  const { id } = await insertProduct(database.db, { priceBani: 5000, stock: STOCK });
  product = { id, stock: STOCK };
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string | number>;
};

const lines = () => [{ product_id: product.id, quantity: 1 }];
const DELIVERY = {
  name: 'Ana Popescu',
  phone: '0712345678',
  zip: '400001',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplului nr. 1',
};
const intentBody = () => ({
  ...{ amount: 7000, products: lines(), email: 'ana@exemplu.ro', delivery: DELIVERY },
  checkoutKey: crypto.randomUUID(),
});
const orderBody = (paymentIntentId: unknown) => ({
  ...{ ...DELIVERY, email: 'ana@exemplu.ro', shippingCost: 20, products: lines() },
  paymentIntentId,
});

/** What Stripe.js does when the buyer presses "pay". */
async function pay({ paymentIntentId, clientSecret }: Record<string, string | number>) {
  const answer = await fetch(`${sandbox.origin}/v1/payment_intents/${paymentIntentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      client_secret: String(clientSecret),
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
    }),
  });
  expect(answer.status).toBe(200);
}

/** Runs the jobs of a later process, after all deadlines. */
async function sweep(): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test' });
  const payments = stripePayments('sk_test_sandbox', sandbox.origin);
  await database.db.execute(
    sql`update checkouts set expires_at = now() - interval '1 second' where state = 'open'`,
  );
  await releaseExpiredCheckouts({ db: database.db, config, payments });
  await refundDuePayments(database.db, payments);
}

const assertAllIsWell = async () =>
  assertInvariants(database.db, await moneyOfSandbox(database.db), [product]);
const countOrders = async () => {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from orders`,
  );
  return rows[0]?.count ?? 0;
};

test('placing an order: whoever goes on, browser or sweeper, there is one order', async () => {
  const helper = await startServer('never');
  let intent: Record<string, string | number> = {};
  const steps = await atSteps(
    async (address) => {
      intent = await post(`${helper.address}/api/create-payment-intent`, intentBody());
      await pay(intent);
      await post(`${address}/api/orders`, orderBody(intent.paymentIntentId), { 'x-count': '1' });
    },
    async (deaths) => {
      if (deaths % 2) await post(`${helper.address}/api/orders`, orderBody(intent.paymentIntentId));
      await sweep();
      expect(await countOrders()).toBe(deaths);
      await assertAllIsWell();
    },
  );
  // The transaction alone has ten statements; with fewer steps it was not tested.
  expect(steps).toBeGreaterThan(10);
}, 180_000);

test('preparing a payment: no piece is lost, and nothing is charged that is no order', async () => {
  const before = await countOrders();
  const steps = await atSteps(
    (address) => post(`${address}/api/create-payment-intent`, intentBody(), { 'x-count': '1' }),
    async () => {
      await sweep();
      await assertAllIsWell();
    },
  );
  expect(steps).toBeGreaterThan(8);
  expect(await countOrders()).toBe(before);
}, 180_000);
