import * as z from 'zod/mini';
import { maybeText, ron } from './fields.ts';

/** Money that came in and is not an order yet. */
export const unplacedPayment = z.object({
  payment_intent_id: z.string(),
  email: maybeText(),
  /** RON. */
  amount: ron(),
  /** ISO 8601. */
  paid_at: z.string(),
});
