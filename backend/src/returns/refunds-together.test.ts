/** Concurrent refunds of one order, also by hand at the provider, never exceed the payment. */
import { beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { refundDuePayments } from '../checkout/refund-due-payments.ts';
import { sendCreditNotes } from '../credit-notes/send-credit-notes.ts';
import { orders, refunds } from '../database/schema.ts';
import { assertInvariants, moneyOf } from '../testing/assert-invariants.ts';
import { insertPaidOrder, type PaidOrder } from '../testing/insert-paid-order.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { refundEvent, sendEvent } from '../testing/send-event.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let admin: SignedIn;
let productId = 0;
beforeAll(async () => {
  admin = await api.signIn('admin');
  productId = (await insertProduct(api.db, { priceBani: 5000, stock: 1000 })).id;
});

const place = (status?: 'Shipped') =>
  insertPaidOrder(api, [{ productId, quantity: 2, priceBani: 5000 }], status);
const post = async (url: string, payload: object) => {
  const answer = await api.app.inject({ method: 'POST', url, headers: admin.headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const give = (order: PaidOrder, bani: number, refundableBani: number) =>
  post(`/api/orders/${order.id}/refunds`, {
    ...{ amount: bani / 100, reason: 'Întârziere', refundable: refundableBani / 100 },
  });
const rowOf = async ({ id }: PaidOrder) =>
  (await api.db.select().from(orders).where(eq(orders.id, id)))[0];
const returnedBani = ({ paymentIntentId }: PaidOrder) =>
  api.payments.all.get(paymentIntentId)?.refundedBani ?? 0;
const told = ({ paymentIntentId }: PaidOrder) =>
  sendEvent(api.app, refundEvent('refund.updated', paymentIntentId));

async function assertAllIsWell(): Promise<void> {
  await refundDuePayments(api.db, api.payments);
  await sendCreditNotes(api.context);
  const { succeeded, refunded } = moneyOf(api.payments);
  // Orders of this file have no checkout, so stock and confirmations are not checked.
  await assertInvariants(api.db, { succeeded, refunded }, [], { isPlaced: false });
}

test('two admins at once: one gives the money, the other is told what is left', async () => {
  const order = await place();
  const answers = await Promise.all([give(order, 8000, 12_000), give(order, 8000, 12_000)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({
    code: 'version_conflict',
    error: expect.stringContaining('40,00'),
  });
  expect(returnedBani(order)).toBe(8000);
  await assertAllIsWell();
});

test('a cancellation and a refund at once never give more than was paid', async () => {
  const order = await place('Shipped');
  const cancel = api.app.inject({
    ...{ method: 'PATCH', url: `/api/orders/${order.id}/status`, headers: admin.headers },
    payload: { status: 'Cancelled' },
  });
  await Promise.all([cancel, give(order, 5000, 12_000)]);
  await refundDuePayments(api.db, api.payments);
  expect(returnedBani(order)).toBe(12_000);
  expect(await rowOf(order)).toMatchObject({ paymentStatus: 'refunded', refundedBani: 12_000 });
});

test('while the provider is silent the refund is due, and is made once by whoever comes next', async () => {
  const order = await place();
  api.payments.isDown = true;
  expect((await give(order, 3000, 12_000)).body.refund).toMatchObject({ status: 'due' });
  api.payments.isDown = false;
  await Promise.all([1, 2, 3].map(() => refundDuePayments(api.db, api.payments)));
  expect(returnedBani(order)).toBe(3000);
  await assertAllIsWell();
});

test('money given back at the provider is noticed, and what no longer fits becomes less', async () => {
  const order = await place();
  api.payments.isDown = true;
  await give(order, 10_000, 12_000);
  api.payments.isDown = false;
  api.payments.refundByHand(order.paymentIntentId, 5000);
  await Promise.all([told(order), told(order)]);
  const rows = await api.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(rows.map(({ source, amountBani }) => [source, amountBani])).toEqual([
    ['order', 7000],
    ['provider', 5000],
  ]);
  await assertAllIsWell();
  expect(await rowOf(order)).toMatchObject({ paymentStatus: 'refunded' });
});

test('what the bank sends back is failed, can be given again, and keeps its document', async () => {
  const order = await place();
  await give(order, 4000, 12_000);
  const [made] = await api.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  api.payments.failRefund(made?.reference ?? '');
  await told(order);
  expect(await rowOf(order)).toMatchObject({ paymentStatus: 'paid', refundedBani: 0 });
  expect((await give(order, 4000, 12_000)).status).toBe(200);
  await assertAllIsWell();
  expect(returnedBani(order)).toBe(4000);
});

const act = fc.record({
  kind: fc.constantFrom('give', 'hand', 'down', 'up', 'sweep', 'event'),
  bani: fc.integer({ min: 1, max: 13_000 }),
});

test('whatever is tried in whatever order, no more goes back than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const order = await place();
      for (const { kind, bani } of acts) {
        const before = await rowOf(order);
        const left = (before?.totalBani ?? 0) - (before?.refundedBani ?? 0);
        if (kind === 'give') await give(order, bani, left);
        if (kind === 'hand') {
          api.payments.refundByHand(order.paymentIntentId, returnedBani(order) + bani);
        }
        if (kind === 'event') await told(order);
        if (kind === 'sweep') await refundDuePayments(api.db, api.payments).catch(() => {});
        if (kind === 'down' || kind === 'up') api.payments.isDown = kind === 'down';
        const now = await rowOf(order);
        expect(now?.refundedBani).toBeLessThanOrEqual(order.totalBani);
        expect(returnedBani(order)).toBeLessThanOrEqual(order.totalBani);
      }
      api.payments.isDown = false;
      await told(order);
      await refundDuePayments(api.db, api.payments);
      expect((await rowOf(order))?.refundedBani).toBe(returnedBani(order));
    }),
    { numRuns: 25 },
  );
  await assertAllIsWell();
}, 120_000);
