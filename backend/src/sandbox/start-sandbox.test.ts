import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import Stripe from 'stripe';
import { freePort } from '../testing/free-port.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type SandboxOptions, startSandbox } from './start-sandbox.ts';

const SECRET = 'whsec_sandbox';
const received: { body: string; signature: string }[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ body, signature: String(request.headers['stripe-signature']) });
  response.end();
});

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: { close(): Promise<void> };
let options: SandboxOptions;
let stripe: Stripe;

beforeAll(async () => {
  database = await createTestDatabase();
  const [port, hookPort] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => receiver.listen(hookPort, '127.0.0.1', resolve));
  options = {
    port,
    host: '127.0.0.1',
    origin: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    webhook: { url: `http://127.0.0.1:${hookPort}/hook`, secret: SECRET },
  };
  sandbox = await startSandbox(options);
  stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
});
afterAll(async () => {
  await sandbox.close();
  receiver.close();
  await database.close();
});

const newIntent = () =>
  stripe.paymentIntents.create({
    amount: 15_000,
    currency: 'ron',
    allowed_payment_method_types: ['card'],
  });

/** Confirms as the card frame does: with the publishable key, the client secret and the card. */
async function confirm(
  intent: Stripe.PaymentIntent,
  number: string,
): Promise<{ status: number; body: SandboxAnswer }> {
  return await browserCall(`${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
  });
}

interface SandboxAnswer {
  status?: string;
  next_action?: { type: string } | null;
  error?: { type: string; code?: string; decline_code?: string; message: string };
}

async function browserCall(path: string, form: Record<string, string>, key = 'pk_test_sandbox') {
  const response = await fetch(`${options.origin}/v1/payment_intents/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as SandboxAnswer };
}

/** @returns the status of the answer */
async function createWith(form: Record<string, string>, key: string): Promise<number> {
  const response = await fetch(`${options.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams(form),
  });
  return response.status;
}

test('a good card pays the intent, and the SDK sees it', async () => {
  const intent = await newIntent();
  expect((await confirm(intent, '4242424242424242')).body.status).toBe('succeeded');
  const paid = await stripe.paymentIntents.retrieve(intent.id);
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 15_000 });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', undefined],
  ['4000000000000127', 'incorrect_cvc', undefined],
  ['4111111111111111', 'card_declined', 'test_mode_live_card'],
])(
  'card %s is declined with %s, and the same intent can be paid afterwards',
  async (number, code, decline) => {
    const intent = await newIntent();
    const { status, body } = await confirm(intent, number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
    expect(body.error?.decline_code).toBe(decline);
    expect((await confirm(intent, '4242424242424242')).body.status).toBe('succeeded');
  },
);

test('a charge happens at most once', async () => {
  const intent = await newIntent();
  await confirm(intent, '4242424242424242');
  const again = await confirm(intent, '4242424242424242');
  expect(again.status).toBe(400);
  expect(again.body.error?.code).toBe('payment_intent_unexpected_state');
});

test.each([
  ['approve', 'succeeded', '4000002500003155', 'use_stripe_sdk'],
  ['refuse', 'requires_payment_method', '4000002760003184', 'redirect_to_url'],
])('a card that asks the bank: %s ends in %s', async (outcome, state, number, action) => {
  const intent = await newIntent();
  const asked = await confirm(intent, number);
  expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: action } });
  const { body } = await browserCall(`${intent.id}/sandbox_authenticate`, {
    client_secret: intent.client_secret ?? '',
    outcome,
  });
  expect(body.status).toBe(state);
});

test('the same idempotency key answers the same intent, and refuses another request', async () => {
  const create = (amount: number) =>
    stripe.paymentIntents.create(
      { amount, currency: 'ron', allowed_payment_method_types: ['card'] },
      { idempotencyKey: 'one-checkout' },
    );
  const first = await create(5000);
  expect((await create(5000)).id).toBe(first.id);
  await expect(create(6000)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('a page with the publishable key needs the client secret, and sees nothing private', async () => {
  const intent = await newIntent();
  const guessed = await browserCall(`${intent.id}/confirm`, {
    client_secret: 'guessed',
    'payment_method_data[card][number]': '4242424242424242',
  });
  expect(guessed.status).toBe(404);
  const { body } = await confirm(intent, '4242424242424242');
  expect(Object.keys(body)).not.toContain('latest_charge');
  expect(Object.keys(body)).not.toContain('metadata');
});

test.each([
  ['a live key', { amount: '5000', currency: 'ron' }, 'sk_live_abc', 401],
  ['a publishable key', { amount: '5000', currency: 'ron' }, 'pk_test_sandbox', 403],
  ['too little', { amount: '199', currency: 'ron' }, 'sk_test_sandbox', 400],
  ['a fraction', { amount: '10.5', currency: 'ron' }, 'sk_test_sandbox', 400],
  ['another currency', { amount: '5000', currency: 'eur' }, 'sk_test_sandbox', 400],
  [
    'an older parameter',
    { amount: '5000', currency: 'ron', 'payment_method_types[0]': 'card' },
    'sk_test_sandbox',
    400,
  ],
])('creating an intent is refused: %s', async (_, form, key, status) => {
  expect(await createWith(form as Record<string, string>, key)).toBe(status);
});

test('intents survive a restart, and the card number is nowhere in the database', async () => {
  const intent = await newIntent();
  await confirm(intent, '4242424242424242');
  await sandbox.close();
  sandbox = await startSandbox(options);
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  const { rows } = await database.db.execute('select data::text from payments_sandbox.intents');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('4242424242424242');
});

test('events arrive signed as the SDK verifies them', async () => {
  const intent = await newIntent();
  await confirm(intent, '4242424242424242');
  const isOurs = ({ body }: { body: string }) =>
    body.includes(intent.id) && body.includes('payment_intent.succeeded');
  await expect.poll(() => received.some(isOurs), { timeout: 5000 }).toBe(true);
  const event = received.find(isOurs);
  const { body = '', signature = '' } = event ?? {};
  expect(stripe.webhooks.constructEvent(body, signature, SECRET).type).toBe(
    'payment_intent.succeeded',
  );
  expect(() => stripe.webhooks.constructEvent(`${body} `, signature, SECRET)).toThrow();
});
