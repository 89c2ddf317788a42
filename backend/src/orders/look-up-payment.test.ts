/** Answers to a browser that returns from the bank and did not begin the purchase. */
import { expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { mails, orders } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

const delivery = {
  name: 'Ana Popescu',
  phone: '0712345678',
  zip: '400001',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplului nr. 1',
};
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const lookUp = (clientSecret: string) => post('/api/payments/look-up', { clientSecret });

/** A checkout of one piece, with or without a delivery address. */
async function startCheckout(draft: object = { delivery, email: 'ana@exemplu.ro' }) {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 3 });
  const products = [{ product_id: id, quantity: 1 }];
  const intent = await post('/api/create-payment-intent', { amount: 7000, products, ...draft });
  return intent.json() as { paymentIntentId: string; clientSecret: string };
}

test('a payment that was charged is its order, though no event and no browser told', async () => {
  const { paymentIntentId, clientSecret } = await startCheckout();
  api.payments.succeed(paymentIntentId);
  const answers = await Promise.all([lookUp(clientSecret), lookUp(clientSecret)]);
  const stored = await api.db
    .select()
    .from(orders)
    .where(eq(orders.paymentIntentId, paymentIntentId));
  expect(stored).toHaveLength(1);
  const order = {
    id: stored[0]?.id,
    created_at: stored[0]?.createdAt.toISOString(),
    total_price: 70,
    shipping_cost: 20,
    masked_email: 'a…@exemplu.ro',
    items: [expect.objectContaining({ product_name: 'Ruj mat', quantity: 1, price: 50 })],
  };
  for (const answer of answers) expect(answer.json()).toEqual({ state: 'placed', order });
  const sent = eq(mails.dedupeKey, `order-confirmation:${stored[0]?.id}`);
  expect(await api.db.$count(mails, sent)).toBe(1);
});

test('before the bank said yes, and after it said no, nothing was charged', async () => {
  const { paymentIntentId, clientSecret } = await startCheckout();
  expect((await lookUp(clientSecret)).json()).toEqual({ state: 'unpaid' });
  api.payments.authenticate(paymentIntentId);
  expect((await lookUp(clientSecret)).json()).toEqual({ state: 'processing' });
});

test('a charge without an address is told as one that is no order yet', async () => {
  const { paymentIntentId, clientSecret } = await startCheckout({});
  api.payments.succeed(paymentIntentId);
  expect((await lookUp(clientSecret)).json()).toEqual({ state: 'paid' });
});

test('money that went back is told, with the order and without one', async () => {
  const without = await startCheckout();
  api.payments.succeed(without.paymentIntentId);
  api.payments.refundByHand(without.paymentIntentId, 7000);
  expect((await lookUp(without.clientSecret)).json()).toEqual({ state: 'returned' });
  const cancelled = await startCheckout();
  api.payments.succeed(cancelled.paymentIntentId);
  await lookUp(cancelled.clientSecret);
  await api.db
    .update(orders)
    .set({ status: 'Cancelled' })
    .where(eq(orders.paymentIntentId, cancelled.paymentIntentId));
  expect((await lookUp(cancelled.clientSecret)).json()).toMatchObject({ state: 'returned' });
});

test('who knows a payment by its name alone hears nothing', async () => {
  const { paymentIntentId } = await startCheckout();
  api.payments.succeed(paymentIntentId);
  for (const secret of [`${paymentIntentId}_secret_guessed`, 'pi_unknown_secret_x']) {
    const refused = await lookUp(secret);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'payment_not_found']);
  }
});
