/** Faults in a shop, each followed by `assertInvariants`. */
import { expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { mails, orders, products } from '../database/schema.ts';
import { startMailWorker } from '../mails/mail-worker.ts';
import { assertInvariants, moneyOf } from '../testing/assert-invariants.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { sendEvent, succeededEvent } from '../testing/send-event.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { refundDuePayments } from './refund-due-payments.ts';
import { releaseExpiredCheckouts } from './release-expired-checkouts.ts';

const api = useTestApi();
const shelf: { id: number; stock: number }[] = [];

const DELIVERY = {
  name: 'Ana Popescu',
  phone: '0712 345 678',
  zip: '400001',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplului nr. 1',
};
const EMAIL = 'ana@exemplu.ro';
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });

async function stockProduct(stock = 10, priceBani = 5000) {
  const product = await insertProduct(api.db, { priceBani, stock });
  shelf.push({ id: product.id, stock });
  return product;
}

/** A checkout of one piece of a product of 50 RON, as the shop's page starts it. */
async function startCheckout(extra: object = { delivery: DELIVERY }) {
  const { id } = await stockProduct();
  const lines = [{ product_id: id, quantity: 1 }];
  const intent = await post('/api/create-payment-intent', {
    ...{ amount: 7000, products: lines, shippingCost: 20, email: EMAIL },
    checkoutKey: crypto.randomUUID(),
    ...extra,
  });
  const { paymentIntentId } = intent.json() as { paymentIntentId: string };
  const pay = () => {
    api.payments.succeed(paymentIntentId);
    return succeededEvent({ id: paymentIntentId, amountBani: 7000, currency: 'ron' });
  };
  const order = { ...DELIVERY, email: EMAIL, shippingCost: 20, products: lines, paymentIntentId };
  return { productId: id, paymentIntentId, order, pay };
}

const ordersOf = (paymentIntentId: string) =>
  api.db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));

/** Moves the time past every deadline. */
async function passTime(): Promise<void> {
  await api.db.execute(
    sql`update checkouts set created_at = created_at - interval '2 days', paid_at = paid_at - interval '2 days', expires_at = now() - interval '1 second' where state = 'open'`,
  );
  await releaseExpiredCheckouts(api.context);
  await refundDuePayments(api.db, api.payments);
}

async function assertAllIsWell(): Promise<void> {
  await passTime();
  await assertInvariants(api.db, moneyOf(api.payments), shelf);
}

test('2: a prepared payment whose answer was lost is asked for again: the same payment', async () => {
  const { id } = await stockProduct();
  const purchase = {
    ...{ amount: 7000, products: [{ product_id: id, quantity: 1 }], email: EMAIL },
    ...{ delivery: DELIVERY, checkoutKey: crypto.randomUUID() },
  };
  const ids = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    ids.push((await post('/api/create-payment-intent', purchase)).json().paymentIntentId);
  }
  expect(new Set(ids).size).toBe(1);
  await assertAllIsWell();
});

test('6: the order’s answer is lost, or the provider is down for three tries: exactly one order', async () => {
  const { order, pay, paymentIntentId } = await startCheckout();
  pay();
  api.payments.isDown = true;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await post('/api/orders', order)).statusCode).toBe(502);
  }
  api.payments.isDown = false;
  const committed = await post('/api/orders', order);
  const repeated = await post('/api/orders', order);
  expect(repeated.json().orderId).toBe(committed.json().orderId);
  expect(await ordersOf(paymentIntentId)).toHaveLength(1);
  await assertAllIsWell();
});

test('7: the browser dies after the charge: the event makes the order out of the draft', async () => {
  const { pay, paymentIntentId } = await startCheckout();
  expect((await sendEvent(api.app, pay())).statusCode).toBe(200);
  expect(await ordersOf(paymentIntentId)).toMatchObject([
    { name: 'Ana Popescu', email: EMAIL, phone: '0712345678', paymentStatus: 'paid' },
  ]);
  await assertAllIsWell();
});

test('8: neither browser nor event: the sweeper makes the order', async () => {
  const { pay, paymentIntentId } = await startCheckout();
  pay();
  await passTime();
  expect(await ordersOf(paymentIntentId)).toHaveLength(1);
  await assertAllIsWell();
});

test('8: a host that does not tell where the order goes: refunded after a day, listed until then', async () => {
  const admin = await api.signIn('admin');
  const listUnplaced = async () =>
    (await api.app.inject({ url: '/api/payments/unplaced', headers: admin.headers })).json();
  const { pay, paymentIntentId } = await startCheckout({});
  expect((await sendEvent(api.app, pay())).statusCode).toBe(200);
  expect((await listUnplaced()).payments).toMatchObject([
    { payment_intent_id: paymentIntentId, amount: 70, email: EMAIL },
  ]);
  await passTime();
  expect(await ordersOf(paymentIntentId)).toEqual([]);
  expect(api.payments.refunded.has(paymentIntentId)).toBe(true);
  expect((await listUnplaced()).payments).toEqual([]);
  await assertAllIsWell();
});

test('9: the event before, after and three times at the same moment as the browser', async () => {
  const before = await startCheckout();
  await sendEvent(api.app, before.pay());
  const late = await post('/api/orders', before.order);
  expect(late.json().orderId).toBe((await ordersOf(before.paymentIntentId))[0]?.id);

  const after = await startCheckout();
  const event = after.pay();
  await post('/api/orders', after.order);
  expect((await sendEvent(api.app, event)).statusCode).toBe(200);

  for (let round = 0; round < 10; round += 1) {
    const { order, pay, paymentIntentId } = await startCheckout();
    const same = pay();
    const other = { ...pay() };
    const answers = await Promise.all([
      sendEvent(api.app, same),
      post('/api/orders', order),
      sendEvent(api.app, same),
      sendEvent(api.app, other),
      post('/api/orders', order),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await ordersOf(paymentIntentId)).toHaveLength(1);
  }
  await assertAllIsWell();
});

test('9: events that are not the provider’s, too old, cut off or of no interest change nothing', async () => {
  const { pay, paymentIntentId } = await startCheckout();
  const event = pay();
  const status = async (
    ...args: Parameters<typeof sendEvent> extends [unknown, ...infer R] ? R : never
  ) => (await sendEvent(api.app, ...args)).statusCode;
  expect(await status(event, { secret: 'whsec_stranger' })).toBe(400);
  expect(await status(event, { timestamp: Math.floor(Date.now() / 1000) - 3600 })).toBe(400);
  expect(await status(event, { body: JSON.stringify(event).slice(0, 80) })).toBe(400);
  expect(await status(event, { body: '' })).toBe(400);
  expect(await status({ ...event, type: 'customer.created' })).toBe(200);
  const unsigned = await post('/api/webhooks/stripe', event);
  expect(unsigned.statusCode).toBe(400);
  expect(await ordersOf(paymentIntentId)).toEqual([]);
  expect(await status(event)).toBe(200);
  await assertAllIsWell();
});

test('9: an event that comes before its draft is known is asked for again; a stranger’s is not', async () => {
  const payment = { id: 'pi_early', amountBani: 7000, currency: 'ron' };
  expect((await sendEvent(api.app, succeededEvent(payment))).statusCode).toBe(404);
  expect((await sendEvent(api.app, succeededEvent(payment, null))).statusCode).toBe(200);
  await assertAllIsWell();
});

test('9: money for a checkout that was given up, or of another amount, goes back', async () => {
  const late = await startCheckout();
  await api.db.execute(
    sql`update checkouts set state = 'released' where payment_intent_id = ${late.paymentIntentId}`,
  );
  await api.db.execute(sql`
    with held as (delete from stock_holds using checkouts where checkouts.id = checkout_id
      and payment_intent_id = ${late.paymentIntentId} returning product_id, quantity)
    update products set stock = stock + quantity from held where products.id = product_id`);
  expect((await sendEvent(api.app, late.pay())).statusCode).toBe(200);
  expect(api.payments.refunded.has(late.paymentIntentId)).toBe(true);
  expect((await post('/api/orders', late.order)).json().code).toBe('payment_refunded');

  const other = await startCheckout();
  const event = other.pay();
  event.data.object.amount = 100;
  expect((await sendEvent(api.app, event)).statusCode).toBe(200);
  expect(api.payments.refunded.has(other.paymentIntentId)).toBe(true);
  await assertAllIsWell();
});

test('9: a refund waits while the provider is down', async () => {
  const { pay, paymentIntentId } = await startCheckout();
  const event = pay();
  event.data.object.amount = 100;
  api.payments.isDown = true;
  expect((await sendEvent(api.app, event)).statusCode).toBe(200);
  await expect(refundDuePayments(api.db, api.payments)).rejects.toThrow();
  api.payments.isDown = false;
  expect(api.payments.refunded.has(paymentIntentId)).toBe(false);
  await assertAllIsWell();
  expect(api.payments.refunded.has(paymentIntentId)).toBe(true);
});

test('9: money that somebody gave back at the provider by hand is marked, once', async () => {
  const { order, pay, paymentIntentId } = await startCheckout();
  pay();
  await post('/api/orders', order);
  await api.payments.refund(paymentIntentId);
  const event = (id: string) => ({
    ...{ id, object: 'event', type: 'charge.refunded' },
    data: { object: { object: 'charge', refunded: true, payment_intent: paymentIntentId } },
  });
  await Promise.all(['evt_one', 'evt_one', 'evt_two'].map((id) => sendEvent(api.app, event(id))));
  expect(await ordersOf(paymentIntentId)).toMatchObject([{ paymentStatus: 'refunded' }]);
  await assertAllIsWell();
});

test('10: the last piece, 50 buyers at once: one order, 49 told before any charge', async () => {
  const { id } = await stockProduct(1);
  const lines = [{ product_id: id, quantity: 1 }];
  const buy = async () => {
    const intent = await post('/api/create-payment-intent', {
      ...{ amount: 7000, products: lines, email: EMAIL, delivery: DELIVERY },
      checkoutKey: crypto.randomUUID(),
    });
    if (intent.statusCode !== 200) return intent.json().code;
    const { paymentIntentId } = intent.json();
    api.payments.succeed(paymentIntentId);
    const order = { ...DELIVERY, email: EMAIL, shippingCost: 20, products: lines };
    return (await post('/api/orders', { ...order, paymentIntentId })).statusCode;
  };
  const charges = moneyOf(api.payments).succeeded.length;
  const ends = await Promise.all(Array.from({ length: 50 }, buy));
  expect(ends.filter((end) => end === 200)).toHaveLength(1);
  // Held or sold: nobody else can pay.
  expect(ends.filter((end) => end === 'pieces_held' || end === 'out_of_stock')).toHaveLength(49);
  expect(moneyOf(api.payments).succeeded).toHaveLength(charges + 1);
  await assertAllIsWell();
});

test('11: price or stock changed between cart and payment: told before any charge', async () => {
  const product = await stockProduct(2);
  const wanted = { amount: 12_000, products: [{ product_id: product.id, quantity: 2 }] };
  const change = (columns: object) =>
    api.db.update(products).set(columns).where(eq(products.id, product.id));
  await change({ priceBani: 6000 });
  expect((await post('/api/create-payment-intent', wanted)).json().code).toBe('amount_mismatch');
  await change({ priceBani: 5000, stock: 1 });
  expect((await post('/api/create-payment-intent', wanted)).json().code).toBe('out_of_stock');
  await change({ stock: 2 });
  expect((await post('/api/create-payment-intent', wanted)).statusCode).toBe(200);
  await assertAllIsWell();
});

test.each([
  ['amount', { amount: 200 }],
  ['shippingCost', { shippingCost: -20 }],
  ['shippingCost', { shippingCost: 0 }],
  ...[-1, 0, 1.5, 1e9].map((quantity) => [
    'products.0.quantity',
    { products: [{ product_id: 1, quantity }] },
  ]),
  ['products.0.product_id', { products: [{ product_id: 999_999, quantity: 1 }] }],
] as [string, object][])('12: a tampered %s is refused', async (field, change) => {
  const { id } = await stockProduct();
  const lines = [{ product_id: id, quantity: 1 }];
  const intent = { amount: 7000, shippingCost: 20, products: lines, email: EMAIL, ...change };
  const prepared = await post('/api/create-payment-intent', intent);
  expect(prepared.json()).toMatchObject({ field });
  if (field !== 'amount') {
    const order = { ...DELIVERY, email: EMAIL, shippingCost: 20, products: lines, ...change };
    expect((await post('/api/orders', order)).json()).toMatchObject({ field });
  }
  await assertAllIsWell();
});

test.each([
  [29_999, 2000, '20,00\u00a0RON'],
  [30_000, 0, 'gratuită'],
  [30_001, 0, 'gratuită'],
])(
  '13: a subtotal of %d bani: the same shipping in payment, order and mail',
  async (price, shipping, words) => {
    const { id } = await stockProduct(5, price);
    const lines = [{ product_id: id, quantity: 1 }];
    const intent = await post('/api/create-payment-intent', {
      ...{ amount: price + shipping, shippingCost: shipping / 100, products: lines },
      ...{ email: EMAIL, delivery: DELIVERY },
    });
    const { paymentIntentId } = intent.json();
    expect(api.payments.all.get(paymentIntentId)?.amountBani).toBe(price + shipping);
    api.payments.succeed(paymentIntentId);
    const payment = { id: paymentIntentId, amountBani: price + shipping, currency: 'ron' };
    await sendEvent(api.app, succeededEvent(payment));
    const [order] = await ordersOf(paymentIntentId);
    expect(order).toMatchObject({ shippingBani: shipping, totalBani: price + shipping });
    const key = `order-confirmation:${order?.id}`;
    const [mail] = await api.db.select().from(mails).where(eq(mails.dedupeKey, key));
    expect(mail?.textBody).toContain(words);
    await assertAllIsWell();
  },
);

test('16: while mail cannot be sent the order stands, and its mail goes out later', async () => {
  const { order, pay } = await startCheckout();
  pay();
  const { orderId } = (await post('/api/orders', order)).json();
  const confirmation = async () => {
    const key = `order-confirmation:${orderId}`;
    return (await api.db.select().from(mails).where(eq(mails.dedupeKey, key)))[0];
  };
  const log = { error: () => {}, warn: () => {} };
  const down = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  let worker = startMailWorker(api.db, log, { transport: down, intervalMs: 10 });
  await expect.poll(async () => (await confirmation())?.attempts).toBe(1);
  await worker.stop();
  expect(await confirmation()).toMatchObject({ sentAt: null });
  await api.db.update(mails).set({ sendAfter: sql`now()` });
  const sent: string[] = [];
  const up = {
    send: async (mail: { dedupeKey: string | null }) => void sent.push(mail.dedupeKey ?? ''),
  };
  worker = startMailWorker(api.db, log, { transport: up, intervalMs: 10 });
  await expect.poll(async () => (await confirmation())?.sentAt).toBeInstanceOf(Date);
  await worker.stop();
  expect(sent.filter((key) => key === `order-confirmation:${orderId}`)).toHaveLength(1);
  await assertAllIsWell();
});
