import * as z from 'zod/mini';
import { maybeKnown, maybeText, readable, ron } from './answer-fields.ts';
import { REFUND_STATUSES } from './order-refund.ts';

/**
 * Settlement of a corrective invoice's difference. `debt`: less is owed; `card`: refunded to the card;
 * `transfer`: staff send it back.
 */
export const CORRECTION_SETTLEMENTS = ['debt', 'card', 'transfer'] as const;
export type CorrectionSettlement = (typeof CORRECTION_SETTLEMENTS)[number];

/** State of a dispute at the payer's bank; `won`: we keep the money. */
export const COMMISSION_DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type CommissionDisputeState = (typeof COMMISSION_DISPUTE_STATES)[number];

/** A corrective invoice of a commission. */
const correction = z.object({
  number: maybeText(),
  /** Reduction in RON. */
  amount: ron(),
  settlement: maybeKnown(CORRECTION_SETTLEMENTS),
  reason: maybeText(),
  /** ISO 8601 date. */
  issued_on: maybeText(),
  /** Address of the PDF; absent until it is rendered. */
  document: maybeText(),
});

/** A refund of the commission's card payment, made or under way. */
const refund = z.object({
  /** RON. */
  amount: ron(),
  status: maybeKnown(REFUND_STATUSES),
  /** Refund of the whole payment made at the provider, which names no invoice. */
  at_provider: z.nullish(z.boolean()),
  reason: maybeText(),
  /** ISO 8601: when it was decided, and when the provider confirmed it. */
  created_at: maybeText(),
  done_at: maybeText(),
});

/** Latest dispute of the payment that paid it. */
const dispute = z.object({
  state: maybeKnown(COMMISSION_DISPUTE_STATES),
  /** RON. */
  amount: ron(),
  /** The bank's reason code. */
  reason: maybeText(),
  /** ISO 8601: deadline for the staff's answer at the provider. */
  due_at: maybeText(),
  /** ISO 8601. */
  created_at: maybeText(),
});

/** Events of a commission after its invoice; extensions, each optional. */
export const commissionFacts = {
  /** Sum of corrections in RON; `commission` is what is left. */
  corrected: z.nullish(ron()),
  corrections: z.nullish(readable(z.array(correction))),
  refunds: z.nullish(readable(z.array(refund))),
  dispute: z.nullish(readable(dispute)),
  /** Last reminder, ISO 8601. */
  reminded_at: maybeText(),
};

export type CommissionCorrection = z.output<typeof correction>;
export type CommissionRefund = z.output<typeof refund>;
export type CommissionDispute = z.output<typeof dispute>;
