import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { readConfig } from './config.ts';
import { categories, orders, products } from './database/schema.ts';
import { type Backend, startBackend } from './start-backend.ts';
import { freePort } from './testing/free-port.ts';
import { sharedTempFolder } from './testing/shared-temp-folder.ts';
import { createTestDatabase } from './testing/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let backend: Backend;
let env: Record<string, string>;
let productId = 0;

const start = () => startBackend(readConfig(env));

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
  const [category] = await database.db.insert(categories).values({ name: 'Machiaj' }).returning();
  const [product] = await database.db
    .insert(products)
    .values({ name: 'Ruj mat', priceBani: 5000, stock: 3, categoryId: category?.id ?? 0 })
    .returning();
  productId = product?.id ?? 0;
  backend = await start();
});
afterAll(async () => {
  await backend.close();
  await database.close();
  rmSync(env.DATA_DIR ?? '', { recursive: true, force: true });
});

async function post(url: string, body: object): Promise<{ status: number; answer: Answer }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, answer: (await answer.json()) as Answer };
}
type Answer = Record<string, string | number | undefined>;

const api = (path: string) => `http://127.0.0.1:${env.API_PORT}${path}`;
const lines = () => [{ product_id: productId, quantity: 2 }];
const newIntent = () =>
  post(api('/api/create-payment-intent'), { amount: 12_000, shippingCost: 20, products: lines() });
const placeOrder = ({ paymentIntentId, clientSecret }: Answer) =>
  post(api('/api/orders'), {
    name: 'Ana Exemplu',
    email: 'ana@exemplu.ro',
    phone: '0712345678',
    zip: '400001',
    county: 'Cluj',
    locality: 'Cluj-Napoca',
    address: 'Strada Exemplu 1',
    shippingCost: 20,
    products: lines(),
    paymentIntentId,
    clientSecret,
  });

/** Pays like the sandbox's card fields in the browser. */
async function pay({ paymentIntentId, clientSecret }: Answer, number: string): Promise<number> {
  const url = `http://127.0.0.1:${env.PAYMENTS_PORT}/v1/payment_intents/${paymentIntentId}/confirm`;
  const body = new URLSearchParams({
    client_secret: String(clientSecret),
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
  });
  const headers = { authorization: 'Bearer pk_test_sandbox' };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

test('every part answers', async () => {
  for (const url of [
    api('/health/live'),
    api('/health/ready'),
    api('/api/products'),
    api('/api/openapi.json'),
    api('/dev/mail'),
    `http://127.0.0.1:${env.PAYMENTS_PORT}/stripe.js`,
  ]) {
    expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  }
});

test('a purchase goes through the sandbox: declined, paid, placed once, also after a restart', async () => {
  const { answer: intent } = await newIntent();
  expect((await placeOrder(intent)).answer.code).toBe('payment_not_succeeded');
  expect(await pay(intent, '4000000000000002')).toBe(402);

  await backend.close();
  backend = await start();

  expect(await pay(intent, '4242424242424242')).toBe(200);
  const [first, second] = await Promise.all([placeOrder(intent), placeOrder(intent)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.answer.orderId).toBe(second.answer.orderId);
  expect(await database.db.select().from(orders)).toMatchObject([
    { id: first.answer.orderId, totalBani: 12_000, paymentStatus: 'paid' },
  ]);
});

test('the last piece is told before anything is charged', async () => {
  const { status, answer } = await newIntent();
  expect([status, answer.code]).toEqual([409, 'out_of_stock']);
});

test('a port that is taken is an error, and nothing stays open behind it', async () => {
  const other = startBackend(readConfig({ ...env, FILES_PORT: '0', PAYMENTS_PORT: '0' }));
  await expect(other).rejects.toThrow('EADDRINUSE');
});
