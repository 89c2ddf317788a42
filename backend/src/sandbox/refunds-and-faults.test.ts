import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, rs, test } from '@rstest/core';
import Stripe from 'stripe';
import { freePort } from '../testing/free-port.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { POLL_MS } from './events.ts';
import { startSandbox } from './start-sandbox.ts';

const received: { type: string; intent: string }[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { type, data } = JSON.parse(body);
  received.push({ type, intent: data.object.payment_intent ?? data.object.id });
  response.end();
});

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: { close(): Promise<void> };
let origin: string;
let stripe: Stripe;

beforeAll(async () => {
  database = await createTestDatabase();
  const [port, hookPort] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => receiver.listen(hookPort, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${port}`;
  sandbox = await startSandbox({
    ...{ port, origin, host: '127.0.0.1', databaseUrl: database.url },
    webhook: { url: `http://127.0.0.1:${hookPort}/hook`, secret: 'whsec_sandbox' },
    adopted: [{ id: 'pi_demo_0001', amountBani: 7000 }],
  });
  stripe = new Stripe('sk_test_sandbox', {
    ...{ host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, timeout: 1000 },
  });
});
afterEach(async () => void (await fault('DELETE')));
afterAll(async () => {
  await sandbox.close();
  receiver.close();
  await database.close();
});

const fault = (method: 'PUT' | 'DELETE', settings?: object) =>
  fetch(`${origin}/sandbox/faults`, {
    method,
    headers: { authorization: 'Bearer sk_test_sandbox' },
    ...(settings && { body: JSON.stringify(settings) }),
  });

async function paidIntent(): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.create({ amount: 10_000, currency: 'ron' });
  const answer = await fetch(`${origin}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ 'payment_method_data[card][number]': '4242424242424242' }),
  });
  expect(answer.status).toBe(200);
  return intent;
}

const eventsOf = (intent: string, type: string) =>
  received.filter((event) => event.intent === intent && event.type === type);

test('a charge goes back in parts, and never more than there was', async () => {
  const { id } = await paidIntent();
  const part = await stripe.refunds.create({ payment_intent: id, amount: 4000 });
  expect(part).toMatchObject({ object: 'refund', amount: 4000, status: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent: id, amount: 6001 })).rejects.toMatchObject({
    param: 'amount',
  });
  const rest = await stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' });
  expect(rest.amount).toBe(6000);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2);
  expect(await stripe.refunds.retrieve(part.id)).toEqual(expect.objectContaining({ id: part.id }));
  await expect(stripe.refunds.retrieve('re_unknown')).rejects.toMatchObject({ statusCode: 404 });
  await expect.poll(() => eventsOf(id, 'charge.refunded').length, { timeout: 5000 }).toBe(2);
});

test('a payment of the demonstration can be refunded like one that was made here', async () => {
  const refund = await stripe.refunds.create({ payment_intent: 'pi_demo_0001' });
  expect(refund).toMatchObject({ amount: 7000, payment_intent: 'pi_demo_0001' });
});

test('an intent that nobody paid cannot be refunded', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 10_000, currency: 'ron' });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    param: 'payment_intent',
  });
});

test('two requests at once with one idempotency key are one', async () => {
  const create = () =>
    stripe.paymentIntents.create(
      { amount: 5000, currency: 'ron' },
      { idempotencyKey: 'at-the-same-moment' },
    );
  const [first, second, third] = await Promise.all([create(), create(), create()]);
  expect([second?.id, third?.id]).toEqual([first?.id, first?.id]);
});

// The SDK itself retries once when a reused connection breaks.
test.each([
  ['error', 1],
  ['drop', 2],
  ['silence', 1],
  ['malformed', 1],
] as const)('told to, the next answer fails with %s, and no further one', async (kind, times) => {
  await fault('PUT', { answers: [{ on: 'create', kind, times }] });
  const create = () => stripe.paymentIntents.create({ amount: 5000, currency: 'ron' });
  await expect(create()).rejects.toThrow();
  expect((await create()).status).toBe('requires_payment_method');
});

test('told to, a charge happens and its answer is lost', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'ron' });
  await fault('PUT', { answers: [{ on: 'confirm', kind: 'lose' }] });
  const confirm = fetch(`${origin}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ 'payment_method_data[card][number]': '4242424242424242' }),
  });
  await expect(confirm).rejects.toThrow();
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

test('told to, events come three times once they are no longer held back, and come again', async () => {
  await fault('PUT', { webhooks: 'held' });
  const { id } = await paidIntent();
  const arrived = () => eventsOf(id, 'payment_intent.succeeded').length;
  // Each poll of the queue follows such a pause.
  const pauses = rs.spyOn(globalThis, 'setTimeout');
  const looks = () => pauses.mock.calls.filter(([, ms]) => ms === POLL_MS).length;
  await expect.poll(looks, { timeout: 5000 }).toBeGreaterThan(1);
  pauses.mockRestore();
  expect(arrived()).toBe(0);
  await fault('PUT', { webhooks: 'duplicated' });
  await expect.poll(arrived, { timeout: 5000 }).toBe(3);
  await fault('DELETE');
  const again = await fetch(`${origin}/sandbox/events/resend?payment_intent=${id}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  expect(((await again.json()) as { resent: number }).resent).toBeGreaterThan(0);
  await expect.poll(arrived, { timeout: 5000 }).toBe(4);
});

test('the switches want the secret key and a setting that exists', async () => {
  expect((await fetch(`${origin}/sandbox/faults`)).status).toBe(401);
  expect((await fault('PUT', { webhooks: 'often' })).status).toBe(400);
  expect((await fault('PUT', { answers: [{ on: 'create', kind: 'explode' }] })).status).toBe(400);
});
