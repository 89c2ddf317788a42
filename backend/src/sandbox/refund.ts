import { newId, type PaymentIntent } from './payment-intent.ts';
import { invalidRequest } from './stripe-error.ts';

/** The stored fields of a Refund: https://docs.stripe.com/api/refunds */
export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  charge: string | null;
  payment_intent: string;
  reason: string | null;
  metadata: Record<string, string>;
  status: 'succeeded';
  created: number;
}

interface RefundRequest {
  /** Bani; by default everything left. */
  amount?: string | undefined;
  reason?: string | undefined;
  metadata: Record<string, string>;
}

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

/**
 * @param refunded earlier refunds of the charge
 * @throws StripeError when Stripe would refuse it
 */
export function newRefund(intent: PaymentIntent, refunded: number, request: RefundRequest): Refund {
  if (intent.status !== 'succeeded') {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  }
  const left = intent.amount - refunded;
  if (left === 0) {
    throw invalidRequest('Charge has already been refunded.', { code: 'charge_already_refunded' });
  }
  const { reason = null, metadata } = request;
  if (reason !== null && !REASONS.includes(reason)) {
    throw invalidRequest(`Invalid reason: must be one of ${REASONS.join(', ')}`, {
      param: 'reason',
    });
  }
  return {
    id: newId('re'),
    object: 'refund',
    amount: readPart(request.amount, left),
    currency: intent.currency,
    charge: intent.latest_charge,
    payment_intent: intent.id,
    reason,
    metadata,
    status: 'succeeded',
    created: Math.floor(Date.now() / 1000),
  };
}

function readPart(text: string | undefined, left: number): number {
  if (text === undefined) return left;
  const amount = Number(text);
  if (!Number.isInteger(amount) || amount <= 0) {
    throw invalidRequest('Invalid positive integer', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    });
  }
  if (amount > left) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', {
      param: 'amount',
    });
  }
  return amount;
}

/** The charge of an intent after refunds, as in `charge.refunded`. */
export const refundedCharge = (intent: PaymentIntent, refunded: number): object => ({
  id: intent.latest_charge,
  object: 'charge',
  amount: intent.amount,
  amount_refunded: refunded,
  refunded: refunded === intent.amount,
  currency: intent.currency,
  payment_intent: intent.id,
  livemode: false,
});
