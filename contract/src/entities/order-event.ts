import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../rules/order-status.ts';
import { id, maybeText } from './answer-fields.ts';

/** Kinds of what happens to an order. */
export const ORDER_EVENT_KINDS = [
  'status',
  'tracking',
  'note',
  'mail',
  'refund',
  'accepted',
  'payment',
  'return',
  'refund-failed',
] as const;

/** What happened to an order. */
export const orderEvent = z.object({
  id: id(),
  kind: z.enum(ORDER_EVENT_KINDS),
  /** Only of the kind `status`; the state an order began with has no `from_status`. */
  from_status: z.nullish(z.enum(ORDER_STATUSES)),
  to_status: z.nullish(z.enum(ORDER_STATUSES)),
  /**
   * Tracking number, note, which mail was sent again, the payment that was matched, the amount that
   * went back, or what became of a return.
   */
  detail: maybeText(),
  /** The admin who did it; absent for the buyer and the system. */
  actor_name: maybeText(),
  /** ISO 8601. */
  created_at: z.string(),
});
export type OrderEvent = z.output<typeof orderEvent>;
