import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { WEBHOOK_PATH } from '../checkout/webhook-routes.ts';
import { commissionReference, type Payment } from '../payments/payments.ts';

const { webhooks } = new Stripe('sk_unused');

/** The provider's event of a succeeded payment. */
export const succeededEvent = (
  payment: Pick<Payment, 'id' | 'amountBani' | 'currency'>,
  reference: string | null = 'checkout-1',
) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'payment_intent.succeeded',
  data: {
    object: {
      id: payment.id,
      object: 'payment_intent',
      amount: payment.amountBani,
      currency: payment.currency,
      status: 'succeeded',
      client_secret: `${payment.id}_secret`,
      metadata: reference === null ? {} : { reference },
    },
  },
});

/** The provider's event of a declined card. */
export const failedEvent = (paymentIntentId: string, fingerprint: string) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'payment_intent.payment_failed',
  data: {
    object: {
      id: paymentIntentId,
      object: 'payment_intent',
      status: 'requires_payment_method',
      last_payment_error: { payment_method: { type: 'card', card: { fingerprint } } },
    },
  },
});

/** The provider's event of a refund's state. */
export const refundEvent = (
  type: 'refund.created' | 'refund.updated' | 'refund.failed',
  paymentIntentId: string,
) => ({
  ...{ id: `evt_${randomUUID()}`, object: 'event', type },
  data: { object: { id: 're_any', object: 'refund', payment_intent: paymentIntentId } },
});

/** The provider's event of a dispute at the payer's bank. */
export const disputeEvent = (
  type: 'created' | 'updated' | 'closed',
  paymentIntentId: string,
  dispute: { id: string; amount: number; status: 'needs_response' | 'won' | 'lost' },
) => ({
  ...{ id: `evt_${randomUUID()}`, object: 'event', type: `charge.dispute.${type}` },
  data: {
    object: {
      ...{ ...dispute, object: 'dispute', payment_intent: paymentIntentId, reason: 'fraudulent' },
      evidence_details: { due_by: 1_900_000_000 },
    },
  },
});

interface Delivery {
  secret?: string;
  /** Time in the signature, in seconds since 1970. */
  timestamp?: number;
  /** Sent instead of the signed body. */
  body?: string;
}

/** Sends an event to the API, signed as the provider does. */
export function sendEvent(
  app: FastifyInstance,
  event: object,
  { secret = 'whsec_sandbox', timestamp, body }: Delivery = {},
) {
  const payload = JSON.stringify(event);
  const signature = webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  });
  return app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body ?? payload,
  });
}

/** Sends the event of a succeeded payment of commissions to the host at `address`. */
export async function sendEventTo(
  address: string,
  { paymentId, clientSecret }: Record<string, string | number>,
  amountBani: number,
  headers: Record<string, string> = {},
): Promise<void> {
  const id = String(clientSecret).split('_secret')[0] ?? '';
  const event = succeededEvent(
    { id, amountBani, currency: 'ron' },
    commissionReference(Number(paymentId)),
  );
  const payload = JSON.stringify(event);
  const signature = webhooks.generateTestHeaderString({ payload, secret: 'whsec_sandbox' });
  await fetch(address + WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
    body: payload,
  });
}
