import Stripe from 'stripe';
import type { Host } from './host.ts';

/** Signs only: no call is made with this key. */
const { webhooks } = new Stripe('sk_unused');

interface Delivery {
  secret?: string;
  /** Seconds since 1970 that the signature claims. */
  timestamp?: number;
  /** What travels instead of what was signed. */
  body?: string;
}

/** Brings an event to the backend, signed as the provider does. @returns the status it answers */
export async function sendEvent(
  { addresses }: Host,
  event: object,
  { secret = 'whsec_sandbox', timestamp, body }: Delivery = {},
): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  });
  const answer = await fetch(`${addresses.api}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: body ?? payload,
  });
  return answer.status;
}

/** The event that tells of a payment that came in. */
export const succeededEvent = (paymentIntentId: string, amountBani: number) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  type: 'payment_intent.succeeded',
  data: {
    object: {
      id: paymentIntentId,
      object: 'payment_intent',
      amount: amountBani,
      currency: 'ron',
      status: 'succeeded',
      client_secret: `${paymentIntentId}_secret`,
      metadata: { reference: 'checkout-1' },
    },
  },
});
