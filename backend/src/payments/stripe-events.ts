import Stripe from 'stripe';
import { HttpError } from '../http/http-error.ts';
import type { Payment, PaymentDispute } from './payments.ts';
import { toPayment } from './stripe-payments.ts';

/** An event of the card provider: the fields we use. */
export type PaymentEvent = { id: string; type: string } & (
  | { kind: 'succeeded'; payment: Payment; reference: string | null }
  /**
   * A full or partial refund, or a failed one, including those made at the provider. `isWhole`: nothing of
   * the payment is left.
   */
  | { kind: 'refunded'; paymentIntentId: string; isWhole: boolean }
  /** A declined card. `card` identifies the card; null when the provider does not. */
  | { kind: 'failed'; paymentIntentId: string; card: string | null }
  | { kind: 'dispute'; paymentIntentId: string; dispute: PaymentDispute }
  | { kind: 'other' }
);

/**
 * Parses an event and verifies that it comes from the provider and is at most five minutes old
 * (https://docs.stripe.com/webhooks#verify-official-libraries).
 * @param body the raw bytes, which are signed
 * @throws HttpError `malformed_request` otherwise
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
    const paymentIntentId = idOf(payment_intent);
    if (paymentIntentId) return { id, type, kind: 'refunded', paymentIntentId, isWhole: refunded };
  }
  if (isOfRefund(event)) {
    const paymentIntentId = idOf(event.data.object.payment_intent);
    if (paymentIntentId) return { id, type, kind: 'refunded', paymentIntentId, isWhole: false };
  }
  if (isOfDispute(event)) {
    const paymentIntentId = idOf(event.data.object.payment_intent);
    const dispute = toDispute(event.data.object);
    if (paymentIntentId) return { id, type, kind: 'dispute', paymentIntentId, dispute };
  }
  return { id, type, kind: 'other' };
}

/** Later states of a refund; `charge.refund.updated` is the older name. */
const isOfRefund = (
  event: Stripe.Event,
): event is Extract<Stripe.Event, { data: { object: Stripe.Refund } }> =>
  /^(?:charge\.)?refund\.(?:created|updated|failed)$/.test(event.type);

const isOfDispute = (
  event: Stripe.Event,
): event is Extract<Stripe.Event, { data: { object: Stripe.Dispute } }> =>
  /^charge\.dispute\.(?:created|updated|closed)$/.test(event.type);

/** All other statuses are stages of an open one: https://docs.stripe.com/api/disputes/object */
const DISPUTE_ENDS: Readonly<Record<string, PaymentDispute['state']>> = {
  lost: 'lost',
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
};

const toDispute = ({
  id,
  amount,
  reason,
  status,
  evidence_details,
}: Stripe.Dispute): PaymentDispute => ({
  ...{ id, reason, amountBani: amount },
  state: DISPUTE_ENDS[status] ?? 'open',
  dueAt: evidence_details?.due_by ? new Date(evidence_details.due_by * 1000) : null,
});

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

function verify(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return webhooks.constructEvent(body, signature, secret);
  } catch (cause) {
    throw new HttpError('malformed_request', { cause });
  }
}

/** Only verifies signatures: no call is made with this key. */
const { webhooks } = new Stripe('sk_unused');
