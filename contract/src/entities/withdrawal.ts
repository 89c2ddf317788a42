import * as z from 'zod/mini';
import { id, maybeId, maybeText } from './answer-fields.ts';

/** A buyer's declaration to withdraw from a contract. */
export const withdrawal = z.object({
  id: id(),
  /** Absent where number and address fit no order. */
  order_id: maybeId(),
  /** As the buyer wrote it. */
  order_number: z.string(),
  name: z.string(),
  email: z.string(),
  products: maybeText(),
  reason: maybeText(),
  /** ISO 8601. */
  created_at: z.string(),
});
export type Withdrawal = z.output<typeof withdrawal>;
