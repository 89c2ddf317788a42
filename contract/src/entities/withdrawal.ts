import * as z from 'zod/mini';
import { id, maybeId, maybeText } from './answer-fields.ts';

/** A buyer's declaration to withdraw from a contract. */
export const withdrawal = z.object({
  id: id(),
  /** Absent when number and address match no order. */
  order_id: maybeId(),
  /** As the buyer typed it. */
  order_number: z.string(),
  name: z.string(),
  email: z.string(),
  products: maybeText(),
  reason: maybeText(),
  /** ISO 8601. */
  created_at: z.string(),
});
export type Withdrawal = z.output<typeof withdrawal>;
