import * as z from 'zod/mini';
import { id, maybeKnown, maybeText, number, ron } from './answer-fields.ts';

/**
 * State of a refund. `due`: to be requested. `pending`: at the provider. `failed`: refused by the bank.
 * `dropped`: refunded at the provider instead.
 */
export const REFUND_STATUSES = ['due', 'pending', 'done', 'failed', 'dropped'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Reason of a refund; `provider`: made there by hand. */
export const REFUND_SOURCES = ['return', 'order', 'cancellation', 'provider'] as const;
export type RefundSource = (typeof REFUND_SOURCES)[number];

/** A refund of an order, made or under way. */
export const orderRefund = z.object({
  id: id(),
  /** RON. */
  amount: ron(),
  status: maybeKnown(REFUND_STATUSES),
  source: maybeKnown(REFUND_SOURCES),
  return_id: z.nullish(number()),
  reason: maybeText(),
  /** Who decided it; absent for the system and the provider. */
  actor_name: maybeText(),
  /** ISO 8601. */
  created_at: maybeText(),
  /** ISO 8601: when the provider confirmed it. */
  done_at: maybeText(),
  /** The credit note, once issued. */
  document_number: maybeText(),
  document_url: maybeText(),
});
export type OrderRefund = z.output<typeof orderRefund>;
