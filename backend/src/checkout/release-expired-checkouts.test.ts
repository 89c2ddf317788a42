import { expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { checkouts, products } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Payments } from '../payments/payments.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { refundDuePayments } from './refund-due-payments.ts';
import { releaseExpiredCheckouts } from './release-expired-checkouts.ts';

const api = useTestApi();

const stockOf = async (id: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  return row?.stock;
};

/** Prepares the payment of one piece. */
async function prepare(product_id: number, checkoutKey?: string): Promise<string> {
  const payload = { amount: 7000, products: [{ product_id, quantity: 1 }], checkoutKey };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    payload,
  });
  return answer.json().paymentIntentId;
}

async function letTimePass(paymentIntentId: string, minutes: number): Promise<void> {
  const earlier = (column: string) =>
    sql`${sql.identifier(column)} - make_interval(mins => ${minutes})`;
  await api.db
    .update(checkouts)
    .set({
      ...{ createdAt: earlier('created_at'), heldSince: earlier('held_since') },
      expiresAt: earlier('expires_at'),
    })
    .where(eq(checkouts.paymentIntentId, paymentIntentId));
}

/** A checkout of one piece, started some minutes ago. */
async function startCheckout(minutesAgo: number, checkoutKey?: string) {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 3 });
  const paymentIntentId = await prepare(product.id, checkoutKey);
  await letTimePass(paymentIntentId, minutesAgo);
  return { productId: product.id, paymentIntentId };
}

const release = () => releaseExpiredCheckouts(api.context);

test('before its time a checkout keeps its pieces', async () => {
  const { productId } = await startCheckout(1);
  await release();
  expect(await stockOf(productId)).toBe(2);
});

test('an unpaid one gives its pieces back once, and its payment can no longer be paid', async () => {
  const { productId, paymentIntentId } = await startCheckout(3);
  await Promise.all([release(), release(), release()]);
  expect(await stockOf(productId)).toBe(3);
  expect(api.payments.all.get(paymentIntentId)?.state).toBe('cancelled');
});

test('while the provider says that its buyer is at the bank it has 15 minutes', async () => {
  const { productId, paymentIntentId } = await startCheckout(3);
  api.payments.authenticate(paymentIntentId);
  await release();
  expect(await stockOf(productId)).toBe(2);
  await letTimePass(paymentIntentId, 11);
  await release();
  expect(await stockOf(productId)).toBe(2);
  await letTimePass(paymentIntentId, 2);
  await release();
  expect(await stockOf(productId)).toBe(3);
  expect(api.payments.all.get(paymentIntentId)?.state).toBe('cancelled');
});

test('a paid one keeps its pieces for the order', async () => {
  const { productId, paymentIntentId } = await startCheckout(3);
  api.payments.succeed(paymentIntentId);
  await release();
  expect(await stockOf(productId)).toBe(2);
  expect(api.payments.refunded.has(paymentIntentId)).toBe(false);
});

test('a paid one without an order after a day is refunded and gives its pieces back', async () => {
  const { productId, paymentIntentId } = await startCheckout(25 * 60);
  api.payments.succeed(paymentIntentId);
  await release();
  await refundDuePayments(api.db, api.payments);
  expect(await stockOf(productId)).toBe(3);
  expect(api.payments.refunded.has(paymentIntentId)).toBe(true);
});

test('while the provider does not answer nothing is given back', async () => {
  const { productId, paymentIntentId } = await startCheckout(3);
  api.payments.isDown = true;
  await expect(release()).rejects.toThrow();
  api.payments.isDown = false;
  expect(await stockOf(productId)).toBe(2);
  await letTimePass(paymentIntentId, 4);
  await release();
  expect(await stockOf(productId)).toBe(3);
});

test('the day in which a paid one waits begins anew when its buyer comes back to it', async () => {
  const checkoutKey = crypto.randomUUID();
  const { productId } = await startCheckout(25 * 60, checkoutKey);
  const paymentIntentId = await prepare(productId, checkoutKey);
  await letTimePass(paymentIntentId, 4);
  api.payments.succeed(paymentIntentId);
  await release();
  const [checkout] = await api.db
    .select()
    .from(checkouts)
    .where(eq(checkouts.checkoutKey, checkoutKey));
  expect(checkout?.state).toBe('open');
  expect(await stockOf(productId)).toBe(2);
});

test('checkouts that fail again and again do not keep the others from their end', async () => {
  const failing = Array.from({ length: 50 }, (_, index) => ({
    ...{ paymentIntentId: `pi_failing_${index}`, shippingBani: 0, totalBani: 0 },
    expiresAt: new Date(0),
  }));
  await api.db.insert(checkouts).values(failing);
  const { productId } = await startCheckout(3);
  const payments: Payments = {
    ...api.payments,
    cancel: async (id) => {
      if (id.startsWith('pi_failing_')) throw new HttpError('payment_provider_failed');
      return api.payments.cancel(id);
    },
  };
  const turn = () => releaseExpiredCheckouts({ ...api.context, payments });
  await expect(turn()).rejects.toThrow('checkouts were not released');
  expect(await turn()).toBe(1);
  expect(await stockOf(productId)).toBe(3);
});
