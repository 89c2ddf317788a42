import * as z from 'zod/mini';
import { id, maybeText, ron } from './answer-fields.ts';

/** A payment without an order. */
export const unplacedPayment = z.object({
  payment_intent_id: z.string(),
  email: maybeText(),
  /** RON. */
  amount: ron(),
  /** ISO 8601. */
  paid_at: z.string(),
  /** ISO 8601: refunded then unless it becomes an order. */
  refund_at: maybeText(),
  /**
   * Unpaid orders of the same amount, accepted or not, newest first. Hosts that omit it can neither match
   * nor refund.
   */
  orders: z.nullish(z.array(z.object({ id: id(), email: z.string(), created_at: z.string() }))),
});
export type UnplacedPayment = z.output<typeof unplacedPayment>;
