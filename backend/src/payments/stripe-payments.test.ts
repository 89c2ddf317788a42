import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Payment, Payments } from './payments.ts';
import { stripePayments } from './stripe-payments.ts';

let origin: string;
let payments: Payments;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({
    port,
    host: '127.0.0.1',
    origin,
    databaseUrl: database.url,
  });
  payments = stripePayments('sk_test_sandbox', origin);
  close = async () => {
    await sandbox.close();
    await database.close();
  };
});
afterAll(() => close());

/** What Stripe.js does when the buyer presses "pay". */
async function pay({ id, clientSecret }: Payment, number: string): Promise<number> {
  const answer = await fetch(`${origin}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
    }),
  });
  return answer.status;
}

test('a payment is open, takes a new amount, and succeeds with a good card', async () => {
  const payment = await payments.create({ amountBani: 7000, email: 'ana@exemplu.ro' });
  expect(payment).toMatchObject({ state: 'open', amountBani: 7000, currency: 'ron' });
  await payments.changeAmount(payment.id, 9000);
  await pay(payment, '4242424242424242');
  expect(await payments.find(payment.id)).toMatchObject({ state: 'succeeded', amountBani: 9000 });
});

test('after a declined card the same payment can still be paid', async () => {
  const payment = await payments.create({ amountBani: 7000 });
  expect(await pay(payment, '4000000000000002')).toBe(402);
  expect(await payments.find(payment.id)).toMatchObject({ state: 'open' });
  await pay(payment, '4242424242424242');
  expect(await payments.find(payment.id)).toMatchObject({ state: 'succeeded' });
});

test('a cancelled payment can no longer be paid; cancelling again changes nothing', async () => {
  const payment = await payments.create({ amountBani: 7000 });
  expect(await payments.cancel(payment.id)).toMatchObject({ state: 'cancelled' });
  expect(await payments.cancel(payment.id)).toMatchObject({ state: 'cancelled' });
  expect(await pay(payment, '4242424242424242')).toBe(400);
});

test('a payment that succeeded before it could be cancelled says so', async () => {
  const payment = await payments.create({ amountBani: 7000 });
  await pay(payment, '4242424242424242');
  expect(await payments.cancel(payment.id)).toMatchObject({ state: 'succeeded' });
});

test('money goes back once, however often it is asked for', async () => {
  const payment = await payments.create({ amountBani: 7000 });
  await pay(payment, '4242424242424242');
  await payments.refund(payment.id);
  await payments.refund(payment.id);
  const byHand = await payments.create({ amountBani: 7000 });
  await pay(byHand, '4242424242424242');
  const answer = await fetch(`${origin}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ payment_intent: byHand.id }),
  });
  expect(answer.status).toBe(200);
  await payments.refund(byHand.id);
});

test('money goes back in parts, each once by its reference, and never more than came in', async () => {
  const payment = await payments.create({ amountBani: 7000 });
  await pay(payment, '4242424242424242');
  const part = (amountBani: number, reference: string) =>
    payments.refundPart({ paymentIntentId: payment.id, amountBani, reference });
  const first = await part(3000, 'one');
  expect(first).toMatchObject({ amountBani: 3000, state: 'done', reference: 'one' });
  expect(await part(3000, 'one')).toEqual(first);
  expect(await part(4001, 'two')).toBeNull();
  expect(await part(4000, 'three')).toMatchObject({ state: 'done' });
  expect(await part(1, 'four')).toBeNull();
  const told = await payments.listRefunds(payment.id);
  expect(told.map(({ reference }) => reference).toSorted()).toEqual(['one', 'three']);
  expect(await payments.listRefunds('pi_unknown')).toEqual([]);
});

test('a payment that the provider does not know is null', async () => {
  expect(await payments.find('pi_unknown')).toBeNull();
  expect(await payments.cancel('pi_unknown')).toBeNull();
});

test('a provider that does not answer is told as such', async () => {
  const nobody = stripePayments('sk_test_sandbox', `http://127.0.0.1:${await freePort()}`);
  await expect(nobody.find('pi_any')).rejects.toMatchObject({ code: 'payment_provider_failed' });
});
