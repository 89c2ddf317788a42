/** Payments: money without an order, card testing, another person's payment. */
import { beforeEach, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { refundDuePayments } from '../checkout/refund-due-payments.ts';
import { releaseExpiredCheckouts } from '../checkout/release-expired-checkouts.ts';
import { orders, rateLimits } from '../database/schema.ts';
import { databaseRateLimiter, LIMITS } from '../http/rate-limiter.ts';
import { assertInvariants, moneyOf } from '../testing/assert-invariants.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { failedEvent, sendEvent, succeededEvent } from '../testing/send-event.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

const api = useTestApi((db) => ({ limits: databaseRateLimiter(db) }));
beforeEach(async () => {
  await api.db.delete(rateLimits);
});

const OWNER = '198.51.100.1';
const THIEF = '192.0.2.1';
const DELIVERY = {
  ...{ name: 'Ana Popescu', phone: '0712345678', zip: '400001', county: 'Cluj' },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
};
const post = (url: string, payload: object, remoteAddress: string) =>
  api.app.inject({ method: 'POST', url, payload, remoteAddress });
const startAmount = async (amount: number, from = THIEF) =>
  (await post('/api/create-payment-intent', { amount }, from)).json().paymentIntentId as string;
const ordersOf = (paymentIntentId: string) =>
  api.db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));

/** A payment of one piece; `extra` are further fields of the request. */
async function startPurchase(extra: object = { delivery: DELIVERY }) {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 3 });
  const lines = [{ product_id: id, quantity: 1 }];
  const intent = { amount: 7000, products: lines, email: 'ana@exemplu.ro', ...extra };
  const { paymentIntentId, clientSecret } = (
    await post('/api/create-payment-intent', intent, OWNER)
  ).json();
  const order = { ...DELIVERY, email: 'ana@exemplu.ro', shippingCost: 20, products: lines };
  return { id, paymentIntentId: paymentIntentId as string, clientSecret, order };
}

/** Lets a day pass, and runs the jobs. */
async function passDay(): Promise<void> {
  await api.db.execute(sql`update checkouts set created_at = created_at - interval '25 hours',
    paid_at = paid_at - interval '25 hours', expires_at = expires_at - interval '25 hours'`);
  await releaseExpiredCheckouts(api.context);
  await refundDuePayments(api.db, api.payments);
}

test('money of an amount alone is listed, and goes back when nobody matched it in a day', async () => {
  const admin = await api.signIn('admin');
  const id = await startAmount(50_000);
  api.payments.succeed(id);
  const event = succeededEvent({ id, amountBani: 50_000, currency: 'ron' });
  expect((await sendEvent(api.app, event)).statusCode).toBe(200);
  const listed = async () =>
    (await api.app.inject({ url: '/api/payments/unplaced', headers: admin.headers })).json()
      .payments;
  expect(await listed()).toMatchObject([{ payment_intent_id: id, amount: 500, orders: [] }]);
  await releaseExpiredCheckouts(api.context);
  expect(api.payments.refunded.has(id)).toBe(false);
  await passDay();
  expect(api.payments.refunded.has(id)).toBe(true);
  expect(await listed()).toEqual([]);
  await assertInvariants(api.db, moneyOf(api.payments), []);
});

test('payments of an amount alone are few from one network', async () => {
  const { attempts } = LIMITS['amount-payment'];
  const statuses: number[] = [];
  for (let n = 0; n <= attempts; n += 1) {
    statuses.push((await post('/api/create-payment-intent', { amount: 500 }, THIEF)).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(attempts);
  expect(statuses.at(-1)).toBe(429);
});

const TESTS_OF_CARDS: readonly [
  string,
  (n: number) => { payment: number; card: string },
  number,
][] = [
  ['cards on one payment', (n) => ({ payment: 0, card: `card-${n}` }), 5],
  ['payments with one card', (n) => ({ payment: n, card: 'card-of-many' }), 5],
  ['payments of one network', (n) => ({ payment: n, card: `another-${n}` }), 15],
];

test.each(casesOf(TESTS_OF_CARDS))('%s are refused only so often', async (_, nth, most) => {
  const payments: string[] = [];
  for (let n = 0; n <= most; n += 1) payments.push(await startAmount(500));
  for (let n = 0; n <= most; n += 1) {
    const { payment, card } = nth(n);
    await sendEvent(api.app, failedEvent(payments[payment] ?? '', card));
  }
  const last = payments[nth(most).payment] ?? '';
  expect(api.payments.all.get(last)?.state).toBe('cancelled');
  expect(api.payments.all.get(payments[nth(most - 1).payment] ?? '')?.state).toBe(
    nth(most - 1).payment === nth(most).payment ? 'cancelled' : 'open',
  );
});

test('a network whose cards were refused again and again starts no payment', async () => {
  const payment = await startAmount(500);
  for (let n = 0; n < LIMITS['refused-network'].attempts; n += 1) {
    await sendEvent(api.app, failedEvent(payment, `card-${n}`));
  }
  expect((await post('/api/create-payment-intent', { amount: 500 }, THIEF)).statusCode).toBe(429);
  expect((await post('/api/create-payment-intent', { amount: 500 }, OWNER)).statusCode).toBe(200);
});

test('refunded at the provider and then ordered: no order, and nothing counts as paid', async () => {
  const { paymentIntentId, clientSecret, order, id } = await startPurchase();
  api.payments.succeed(paymentIntentId);
  await api.payments.refund(paymentIntentId);
  const payload = { ...order, paymentIntentId, clientSecret };
  expect((await post('/api/orders', payload, OWNER)).json().code).toBe('payment_refunded');
  const late = succeededEvent({ id: paymentIntentId, amountBani: 7000, currency: 'ron' });
  expect((await sendEvent(api.app, late)).statusCode).toBe(200);
  await passDay();
  expect(await ordersOf(paymentIntentId)).toEqual([]);
  await assertInvariants(api.db, moneyOf(api.payments), [{ id, stock: 3 }]);
});

test('a part that was refunded at the provider brings the rest back, and no order', async () => {
  const { paymentIntentId, clientSecret, order, id } = await startPurchase();
  api.payments.succeed(paymentIntentId);
  api.payments.refundByHand(paymentIntentId, 100);
  const payload = { ...order, paymentIntentId, clientSecret };
  expect((await post('/api/orders', payload, OWNER)).json().code).toBe('payment_refunded');
  await refundDuePayments(api.db, api.payments);
  expect(api.payments.refunded.has(paymentIntentId)).toBe(true);
  await assertInvariants(api.db, moneyOf(api.payments), [{ id, stock: 3 }]);
});

test('whoever only knows a paid payment sends its order nowhere else', async () => {
  const { paymentIntentId, order } = await startPurchase();
  api.payments.succeed(paymentIntentId);
  const stolen = { ...order, name: 'Hoț', address: 'Strada Hoțului 1', email: 'hot@exemplu.ro' };
  for (const proof of [{}, { clientSecret: `${paymentIntentId}_secret_guess` }]) {
    await post('/api/orders', { ...stolen, paymentIntentId, ...proof }, THIEF);
  }
  // The delivery address is the one in the payment's draft.
  expect(await ordersOf(paymentIntentId)).toMatchObject([
    { name: 'Ana Popescu', address: 'Strada Exemplului nr. 1', email: 'ana@exemplu.ro' },
  ]);
});

test('without a draft such a caller is refused, and the owner still places the order', async () => {
  const { paymentIntentId, clientSecret, order } = await startPurchase({});
  api.payments.succeed(paymentIntentId);
  const stolen = { ...order, name: 'Hoț', paymentIntentId };
  expect((await post('/api/orders', stolen, THIEF)).json().code).toBe('payment_mismatch');
  expect(await ordersOf(paymentIntentId)).toEqual([]);
  const own = { ...order, paymentIntentId, clientSecret };
  expect((await post('/api/orders', own, OWNER)).statusCode).toBe(200);
  expect(await ordersOf(paymentIntentId)).toMatchObject([{ name: 'Ana Popescu' }]);
});

test('the account that started a payment may place its order from another browser', async () => {
  const by = await api.signIn();
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 3 });
  const products = [{ product_id: id, quantity: 1 }];
  const inject = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers: by.headers });
  const { paymentIntentId } = (
    await inject('/api/create-payment-intent', { amount: 7000, products })
  ).json();
  api.payments.succeed(paymentIntentId);
  const order = { ...DELIVERY, email: 'ana@exemplu.ro', shippingCost: 20, products };
  expect((await inject('/api/orders', { ...order, paymentIntentId })).statusCode).toBe(200);
});
