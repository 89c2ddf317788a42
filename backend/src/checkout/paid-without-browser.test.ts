/** The whole backend with its sandbox: a paid checkout becomes an order without its browser. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { orders } from '../database/schema.ts';
import { type Backend, startBackend } from '../start-backend.ts';
import { assertInvariants, moneyOfSandbox } from '../testing/assert-invariants.ts';
import { freePort } from '../testing/free-port.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let backend: Backend;
let env: Record<string, string>;
const shelf: { id: number; stock: number }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const [api, files, payments] = [await freePort(), await freePort(), await freePort()];
  env = {
    NODE_ENV: 'test',
    API_PORT: String(api),
    FILES_PORT: String(files),
    PAYMENTS_PORT: String(payments),
    DATABASE_URL: database.url,
    DATA_DIR: sharedTempFolder(),
  };
  backend = await startBackend(readConfig(env));
});
afterAll(async () => {
  await backend.close();
  await database.close();
  rmSync(env.DATA_DIR ?? '', { recursive: true, force: true });
});
beforeEach(() => setFaults({}));

const sandbox = (path: string) => `http://127.0.0.1:${env.PAYMENTS_PORT}${path}`;
const setFaults = async (settings: object) => {
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  const body = JSON.stringify(settings);
  expect((await fetch(sandbox('/sandbox/faults'), { method: 'PUT', headers, body })).status).toBe(
    200,
  );
};

/** Prepares and pays a payment of one piece, like a browser that dies right afterwards. */
async function payAndDie(): Promise<string> {
  const { id } = await insertProduct(database.db, { priceBani: 5000, stock: 3 });
  shelf.push({ id, stock: 3 });
  const prepared = await fetch(`http://127.0.0.1:${env.API_PORT}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ amount: 7000, products: [{ product_id: id, quantity: 1 }], email: 'ana@exemplu.ro' },
      delivery: {
        ...{ name: 'Ana Popescu', phone: '0712345678', zip: '400001', county: 'Cluj' },
        ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
      },
    }),
  });
  const intent = (await prepared.json()) as { paymentIntentId: string; clientSecret: string };
  const paid = await fetch(sandbox(`/v1/payment_intents/${intent.paymentIntentId}/confirm`), {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      client_secret: intent.clientSecret,
      'payment_method_data[card][number]': '4242424242424242',
    }),
  });
  expect(paid.status).toBe(200);
  return intent.paymentIntentId;
}

const ordersOf = async (paymentIntentId: string) =>
  (await database.db.select().from(orders)).filter(
    (row) => row.paymentIntentId === paymentIntentId,
  );
const assertAllIsWell = async () =>
  assertInvariants(database.db, await moneyOfSandbox(database.db), shelf);

test.each(['normal', 'duplicated', 'reversed'])(
  'with events that travel as %s there is one order',
  async (webhooks) => {
    await setFaults({ webhooks });
    const payment = await payAndDie();
    await expect.poll(async () => (await ordersOf(payment)).length, { timeout: 8000 }).toBe(1);
    await assertAllIsWell();
  },
);

test('when events never come, a backend that starts later finds the payment', async () => {
  await setFaults({ webhooks: 'held' });
  const payment = await payAndDie();
  await database.db.execute(
    sql`update checkouts set expires_at = now() - interval '1 second' where state = 'open'`,
  );
  await database.db.execute(sql`update payments_sandbox.events set attempts = 99`);
  expect(await ordersOf(payment)).toEqual([]);
  await backend.close();
  backend = await startBackend(readConfig(env));
  await expect.poll(async () => (await ordersOf(payment)).length, { timeout: 8000 }).toBe(1);
  await assertAllIsWell();
});
