import { beforeAll, expect, test } from '@rstest/core';
import { formatBani } from '@vitrina/contract/rules/money';
import { assertInvariants, moneyOf } from '../testing/assert-invariants.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { sendEvent, succeededEvent } from '../testing/send-event.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let admin: SignedIn;
let product: { id: number };
const STOCK = 100;
beforeAll(async () => {
  admin = await api.signIn('admin');
  product = await insertProduct(api.db, { priceBani: 5000, stock: STOCK });
});

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

async function payPlainly(amount: number): Promise<string> {
  const { paymentIntentId } = (await call('POST', '/api/create-payment-intent', { amount })).json();
  api.payments.succeed(paymentIntentId);
  await sendEvent(
    api.app,
    succeededEvent({ id: paymentIntentId, amountBani: amount, currency: 'ron' }),
  );
  return paymentIntentId;
}

/** A payment of 70 RON and an order of the same amount, from a page that knows only the specification. */
async function buyPlainly(quantity = 1) {
  const payment = await payPlainly(quantity * 5000 + 2000);
  const answer = await call('POST', '/api/orders', {
    ...{ name: 'Ana Popescu', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
    ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
    ...{ shippingCost: 20, products: [{ product_id: product.id, quantity }] },
  });
  return { orderId: answer.json().orderId as number, payment };
}
const unplaced = async () => (await call('GET', '/api/payments/unplaced')).json().payments;
const match = (payment: string, orderId: number) =>
  call('POST', `/api/payments/unplaced/${payment}/match`, { orderId });
const giveBack = (payment: string) => call('POST', `/api/payments/unplaced/${payment}/refund`);
const assertAllIsWell = () =>
  assertInvariants(api.db, moneyOf(api.payments), [{ id: product.id, stock: STOCK }]);

test('a matched order is paid, has its pieces and the payment in its history; the list is empty', async () => {
  const { orderId, payment } = await buyPlainly();
  expect(await unplaced()).toMatchObject([
    {
      ...{ payment_intent_id: payment, amount: 70, refund_at: expect.any(String) },
      orders: [{ id: orderId, email: 'ana@exemplu.ro' }],
    },
  ]);
  const answers = await Promise.all([match(payment, orderId), match(payment, orderId)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  const { order, events } = (await call('GET', `/api/orders/${orderId}`)).json();
  expect(order).toMatchObject({ payment_status: 'paid', status: 'Processing' });
  expect(events.at(-1)).toMatchObject({ kind: 'payment', detail: payment });
  expect(await unplaced()).toEqual([]);
  await assertAllIsWell();
});

test('an order that was accepted before keeps its pieces when its payment is found', async () => {
  const { orderId, payment } = await buyPlainly();
  await call('POST', `/api/orders/${orderId}/accept`, {});
  expect(await unplaced()).toMatchObject([
    { payment_intent_id: payment, orders: [{ id: orderId }] },
  ]);
  expect((await match(payment, orderId)).statusCode).toBe(200);
  await assertAllIsWell();
});

test.each(['before it was accepted', 'after it was accepted'])(
  'an order that was cancelled %s is not offered, and gets no payment',
  async (when) => {
    const { orderId, payment } = await buyPlainly();
    if (when.startsWith('after')) await call('POST', `/api/orders/${orderId}/accept`, {});
    const cancelled = await api.app.inject({
      ...{ method: 'PATCH', url: `/api/orders/${orderId}/status`, headers: admin.headers },
      payload: { status: 'Cancelled' },
    });
    expect(cancelled.statusCode).toBe(200);
    expect(await unplaced()).toMatchObject([{ payment_intent_id: payment, orders: [] }]);
    expect((await match(payment, orderId)).json().code).toBe('payment_mismatch');
    await giveBack(payment);
    await assertAllIsWell();
  },
);

test.each([5000, 14_000])(
  'a payment of %i bani does not pay an order of 70 RON, and staff read both amounts',
  async (amount) => {
    const { orderId, payment } = await buyPlainly();
    const other = await payPlainly(amount);
    const answer = await match(other, orderId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'payment_mismatch',
      error: `Plata este de ${formatBani(amount)}, comanda #${orderId} de 70,00\u00a0RON: nu se potrivesc.`,
    });
    const { order } = (await call('GET', `/api/orders/${orderId}`)).json();
    expect(order).toMatchObject({ payment_status: 'unverified', accepted_at: null });
    for (const id of [other, payment]) expect((await giveBack(id)).statusCode).toBe(200);
    await assertAllIsWell();
  },
);

test('another amount, an order that is paid, a payment that went back: refused', async () => {
  const first = await buyPlainly();
  const second = await buyPlainly(2);
  expect((await match(first.payment, second.orderId)).json().code).toBe('payment_mismatch');
  expect((await match('pi_unknown', second.orderId)).json().code).toBe('payment_not_found');
  expect((await match(first.payment, 999_999)).json().code).toBe('order_not_found');
  await match(first.payment, first.orderId);
  const third = await buyPlainly();
  expect((await match(third.payment, first.orderId)).json().code).toBe('payment_mismatch');
  await api.payments.refund(third.payment);
  expect((await match(third.payment, third.orderId)).json().code).toBe('payment_refunded');
  expect((await giveBack(second.payment)).statusCode).toBe(200);
  expect((await giveBack(second.payment)).statusCode).toBe(200);
  expect((await giveBack(first.payment)).json().code).toBe('payment_not_found');
  expect(api.payments.refunded.has(second.payment)).toBe(true);
  expect(await unplaced()).toEqual([]);
  await assertAllIsWell();
});
