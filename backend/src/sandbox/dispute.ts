import { newId, type PaymentIntent } from './payment-intent.ts';
import { invalidRequest } from './stripe-error.ts';

/** The stored fields of a Dispute: https://docs.stripe.com/api/disputes */
export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string | null;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean };
  metadata: Record<string, string>;
  created: number;
  livemode: false;
}

/** About a week, like Stripe. */
const ANSWER_SECONDS = 7 * 24 * 60 * 60;

/** The payer of a succeeded charge claims not to have made it. */
export function newDispute(intent: PaymentIntent): Dispute {
  const created = Math.floor(Date.now() / 1000);
  return {
    id: newId('du'),
    object: 'dispute',
    amount: intent.amount,
    currency: intent.currency,
    charge: intent.latest_charge,
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
    evidence_details: { due_by: created + ANSWER_SECONDS, has_evidence: false, past_due: false },
    metadata: {},
    created,
    livemode: false,
  };
}

/** Deciding texts in test mode: https://docs.stripe.com/testing#evidence */
const EVIDENCE: Readonly<Record<string, Dispute['status']>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

/** @throws StripeError once it is decided */
export function answered(dispute: Dispute, text: string | undefined): Dispute {
  if (dispute.status !== 'needs_response') {
    throw invalidRequest('This dispute is already closed.', { param: 'dispute' });
  }
  return {
    ...dispute,
    status: EVIDENCE[text ?? ''] ?? 'needs_response',
    evidence_details: { ...dispute.evidence_details, has_evidence: true },
  };
}

/** Closing a dispute accepts its loss. @throws StripeError once it is decided */
export const accepted = (dispute: Dispute): Dispute => answered(dispute, 'losing_evidence');
