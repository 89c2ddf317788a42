import * as z from 'zod/mini';
import { id, maybeKnown, maybeText, number, ron } from './answer-fields.ts';

/**
 * Where money that goes back is. `due`: decided, and the provider is asked. `pending`: the provider
 * is at it. `failed`: the bank refused it. `dropped`: somebody gave the money back at the provider.
 */
export const REFUND_STATUSES = ['due', 'pending', 'done', 'failed', 'dropped'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Why money goes back; `provider`: somebody did it there by hand. */
export const REFUND_SOURCES = ['return', 'order', 'cancellation', 'provider'] as const;
export type RefundSource = (typeof REFUND_SOURCES)[number];

/** Money of an order that goes, or went, back. */
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
  /** ISO 8601. When the provider confirmed it. */
  done_at: maybeText(),
  /** The corrective document, once it is issued. */
  document_number: maybeText(),
  document_url: maybeText(),
});
export type OrderRefund = z.output<typeof orderRefund>;
