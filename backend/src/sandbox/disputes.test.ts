import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, rs, test } from '@rstest/core';
import Stripe from 'stripe';
import { readStripeEvent } from '../payments/stripe-events.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startSandbox } from './start-sandbox.ts';

const SECRET = 'whsec_sandbox';
const received: ReturnType<typeof readStripeEvent>[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const signature = String(request.headers['stripe-signature']);
  received.push(readStripeEvent(Buffer.from(body), signature, SECRET));
  response.end();
});

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: { close(): Promise<void> };
let origin = '';
let stripe: Stripe;

beforeAll(async () => {
  database = await createTestDatabase();
  const [port, hookPort] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => receiver.listen(hookPort, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${port}`;
  sandbox = await startSandbox({
    ...{ port, origin, host: '127.0.0.1', databaseUrl: database.url },
    webhook: { url: `http://127.0.0.1:${hookPort}/hook`, secret: SECRET },
  });
  stripe = new Stripe('sk_test_sandbox', {
    ...{ host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, timeout: 1000 },
  });
});
afterAll(async () => {
  await sandbox.close();
  receiver.close();
  await database.close();
});

async function disputedIntent() {
  const intent = await stripe.paymentIntents.create({ amount: 10_000, currency: 'ron' });
  await fetch(`${origin}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ 'payment_method_data[card][number]': '4000000000000259' }),
  });
  const { data } = await stripe.disputes.list({ payment_intent: intent.id });
  const [dispute] = data;
  if (!dispute) throw new Error('The charge is not disputed.');
  return { intent, dispute };
}

const disputesOf = (id: string) =>
  received.flatMap((event) =>
    event.kind === 'dispute' && event.paymentIntentId === id
      ? [[event.type, event.dispute.state]]
      : [],
  );

test.each([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
])('a disputed charge is decided by %s', async (text, state) => {
  const { intent, dispute } = await disputedIntent();
  expect(dispute).toMatchObject({ amount: 10_000, status: 'needs_response', reason: 'fraudulent' });
  await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: text } });
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: state });
  await expect(stripe.disputes.close(dispute.id)).rejects.toMatchObject({ param: 'dispute' });
  await rs.waitFor(() => expect(disputesOf(intent.id)).toHaveLength(2), { timeout: 5000 });
  expect(disputesOf(intent.id).toSorted()).toEqual([
    ['charge.dispute.closed', state],
    ['charge.dispute.created', 'open'],
  ]);
});

test('an accepted dispute is lost; while the bank has the money none of it goes back', async () => {
  const { intent, dispute } = await disputedIntent();
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  expect(await stripe.disputes.close(dispute.id)).toMatchObject({ status: 'lost' });
});
