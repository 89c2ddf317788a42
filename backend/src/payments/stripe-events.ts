import Stripe from 'stripe';
import { HttpError } from '../http/http-error.ts';
import type { Payment } from './payments.ts';
import { toPayment } from './stripe-payments.ts';

/** An event of the card provider, as far as we look at it. */
export type PaymentEvent = { id: string; type: string } & (
  | { kind: 'succeeded'; payment: Payment; reference: string | null }
  /** Everything went back, also when somebody did it at the provider by hand. */
  | { kind: 'refunded'; paymentIntentId: string }
  /** A card was refused. `card` is the same for the same card; null where the provider does not tell it. */
  | { kind: 'failed'; paymentIntentId: string; card: string | null }
  | { kind: 'other' }
);

/**
 * Reads an event and checks that it comes from the provider and is at most five minutes old
 * (https://docs.stripe.com/webhooks#verify-official-libraries).
 * @param body the bytes as they came: the signature is over them
 * @throws HttpError `malformed_request` for everything else
 */
export function readStripeEvent(body: Buffer, signature: string, secret: string): PaymentEvent {
  const event = verify(body, signature, secret);
  const { id, type } = event;
  if (event.type === 'payment_intent.succeeded') {
    const intent = event.data.object;
    const reference = intent.metadata.reference ?? null;
    return { id, type, kind: 'succeeded', payment: toPayment(intent), reference };
  }
  if (event.type === 'payment_intent.payment_failed') {
    const { id: paymentIntentId, last_payment_error } = event.data.object;
    const card = last_payment_error?.payment_method?.card?.fingerprint ?? null;
    return { id, type, kind: 'failed', paymentIntentId, card };
  }
  if (event.type === 'charge.refunded') {
    const { payment_intent, refunded } = event.data.object;
    const paymentIntentId = typeof payment_intent === 'string' ? payment_intent : null;
    if (refunded && paymentIntentId) return { id, type, kind: 'refunded', paymentIntentId };
  }
  return { id, type, kind: 'other' };
}

function verify(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return webhooks.constructEvent(body, signature, secret);
  } catch (cause) {
    throw new HttpError('malformed_request', { cause });
  }
}

/** Checks signatures only: no call is made with this key. */
const { webhooks } = new Stripe('sk_unused');
