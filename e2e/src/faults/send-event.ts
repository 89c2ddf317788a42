import Stripe from 'stripe';
import type { Host } from './host.ts';

/** Only for signatures: no call uses this key. */
const { webhooks } = new Stripe('sk_unused');

interface Delivery {
  secret?: string;
  /** The signature's timestamp, in seconds since 1970. */
  timestamp?: number;
  /** Replaces the signed body. */
  body?: string;
}

/** Sends a signed event to the backend, like the provider. @returns the answer's status */
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

/** The event of a successful payment. */
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
