import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import Stripe from 'stripe';
import { readStripeEvent } from './stripe-events.ts';

const { webhooks } = new Stripe('sk_unused');
const SECRET = 'whsec_test';

/** Every event that the provider's dashboard offers. */
function offeredTypes(): string[] {
  const entry = createRequire(import.meta.url).resolve('stripe');
  const types = readFileSync(join(dirname(entry), 'resources/WebhookEndpoints.d.ts'), 'utf8');
  const [union = ''] = types.match(/type EnabledEvent = .*/) ?? [];
  return [...new Set([...union.matchAll(/'([\w.]+)'/g)].map(([, type = '']) => type))];
}

function kindOf(type: string): string {
  const object = { id: 'any_1', payment_intent: 'pi_1', metadata: {}, amount: 1000 };
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
  return readStripeEvent(Buffer.from(body), signature, SECRET).kind;
}

test('backend/README.md tells operators each event that is read, and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const offered = offeredTypes();
  expect(offered).toContain('charge.refunded');
  // The older name of `refund.updated`; the provider would send both.
  const read = offered.filter(
    (type) => kindOf(type) !== 'other' && type !== 'charge.refund.updated',
  );
  const told = offered.filter((type) => readme.includes(`\`${type}\``));
  expect(told.toSorted()).toEqual(read.toSorted());
});
