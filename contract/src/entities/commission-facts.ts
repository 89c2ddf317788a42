import * as z from 'zod/mini';
import { maybeKnown, maybeText, readable, ron } from './answer-fields.ts';
import { REFUND_STATUSES } from './order-refund.ts';

/**
 * What becomes of the difference that a corrective invoice makes. `debt`: so much less is owed; `card`:
 * it goes back to the card; `transfer`: staff send it back.
 */
export const CORRECTION_SETTLEMENTS = ['debt', 'card', 'transfer'] as const;
export type CorrectionSettlement = (typeof CORRECTION_SETTLEMENTS)[number];

/** How a dispute at the payer's bank ended: `won`, the money stays with us. */
export const COMMISSION_DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type CommissionDisputeState = (typeof COMMISSION_DISPUTE_STATES)[number];

/** A corrective invoice of one commission. */
const correction = z.object({
  number: maybeText(),
  /** RON that it takes off. */
  amount: ron(),
  settlement: maybeKnown(CORRECTION_SETTLEMENTS),
  reason: maybeText(),
  /** ISO 8601 date. */
  issued_on: maybeText(),
  /** Web address of the PDF; absent until it is drawn. */
  document: maybeText(),
});

/** Money of its payment by card that goes, or went, back. */
const refund = z.object({
  /** RON. */
  amount: ron(),
  status: maybeKnown(REFUND_STATUSES),
  /** Of the whole payment, made at the provider by hand: no invoice is named there. */
  at_provider: z.nullish(z.boolean()),
  reason: maybeText(),
  /** ISO 8601. When it was decided, and when the provider confirmed it. */
  created_at: maybeText(),
  done_at: maybeText(),
});

/** The latest dispute of the payment that paid it. */
const dispute = z.object({
  state: maybeKnown(COMMISSION_DISPUTE_STATES),
  /** RON. */
  amount: ron(),
  /** The bank's word for it. */
  reason: maybeText(),
  /** ISO 8601. Until when staff may answer it at the provider. */
  due_at: maybeText(),
  /** ISO 8601. */
  created_at: maybeText(),
});

/** What happened to a commission and its payment after the invoice; extensions, each may be absent. */
export const commissionFacts = {
  /** RON that corrections took off; `commission` is what is left. */
  corrected: z.nullish(ron()),
  corrections: z.nullish(readable(z.array(correction))),
  refunds: z.nullish(readable(z.array(refund))),
  dispute: z.nullish(readable(dispute)),
  /** When its partner was last reminded, ISO 8601. */
  reminded_at: maybeText(),
};

export type CommissionCorrection = z.output<typeof correction>;
export type CommissionRefund = z.output<typeof refund>;
export type CommissionDispute = z.output<typeof dispute>;
