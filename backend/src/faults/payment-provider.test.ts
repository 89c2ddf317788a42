import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { casesOf } from '../attack/every-case.ts';
import { products } from '../database/schema.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type StartedApi, startTestApi } from '../testing/start-test-api.ts';

const TIMEOUT_MS = 500;
const intent = (id: string, amount: number) => ({
  ...{ id, object: 'payment_intent', amount, currency: 'ron', status: 'requires_payment_method' },
  ...{ client_secret: `${id}_secret`, metadata: {} },
});

/** Faulty responses of a provider. */
const TROUBLES = {
  'answers 429': (answer: ServerResponse) =>
    answer.writeHead(429).end(JSON.stringify({ error: { type: 'rate_limit_error' } })),
  'answers 500': (answer: ServerResponse) =>
    answer.writeHead(500).end(JSON.stringify({ error: { type: 'api_error' } })),
  'answers late': (answer: ServerResponse) =>
    setTimeout(() => answer.end(JSON.stringify(intent('pi_late', 7000))), 3 * TIMEOUT_MS),
  'never answers': () => {},
};

let trouble: ((answer: ServerResponse) => void) | null = null;
let created = 0;
const provider = createServer((request, answer) => {
  request.resume();
  if (trouble) return void trouble(answer);
  created += 1;
  answer.end(JSON.stringify(intent(`pi_${created}`, 7000)));
});

let api: StartedApi;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const payments = stripePayments('sk_test_1', `http://127.0.0.1:${port}`, TIMEOUT_MS);
  api = await startTestApi({ payments });
});
afterAll(async () => {
  await api.close();
  provider.closeAllConnections();
  provider.close();
});

test.each(casesOf(Object.entries(TROUBLES)))(
  'a provider that %s: the buyer is told, the pieces are held once, and the same purchase goes on',
  async (_, how) => {
    const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
    const payload = {
      ...{ amount: 7000, shippingCost: 20, products: [{ product_id: id, quantity: 1 }] },
      checkoutKey: crypto.randomUUID(),
    };
    const prepare = () =>
      api.app.inject({ method: 'POST', url: '/api/create-payment-intent', payload });
    const stock = async () =>
      (await api.db.select().from(products).where(eq(products.id, id)))[0]?.stock;

    trouble = how;
    const refused = await prepare();
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'payment_provider_failed']);
    expect(await stock()).toBe(9);
    // Other calls are not delayed.
    expect((await api.app.inject('/api/products')).statusCode).toBe(200);

    trouble = null;
    expect((await prepare()).json().paymentIntentId).toBe(`pi_${created}`);
    expect(await stock()).toBe(9);
  },
);
