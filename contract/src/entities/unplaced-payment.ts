import * as z from 'zod/mini';
import { id, maybeText, ron } from './answer-fields.ts';

/** Money that came in and is not an order yet. */
export const unplacedPayment = z.object({
  payment_intent_id: z.string(),
  email: maybeText(),
  /** RON. */
  amount: ron(),
  /** ISO 8601. */
  paid_at: z.string(),
  /** ISO 8601. When it goes back if it is no order by then. */
  refund_at: maybeText(),
  /**
   * Orders of the same amount without a payment, accepted or not, the newest first. A host that leaves it out
   * can neither match nor refund.
   */
  orders: z.nullish(z.array(z.object({ id: id(), email: z.string(), created_at: z.string() }))),
});
export type UnplacedPayment = z.output<typeof unplacedPayment>;
