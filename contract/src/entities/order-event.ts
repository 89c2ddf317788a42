import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../rules/order-status.ts';
import { id, maybeText } from './answer-fields.ts';

/** Kinds of order events. */
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

/** An event of an order. */
export const orderEvent = z.object({
  id: id(),
  kind: z.enum(ORDER_EVENT_KINDS),
  /** Only for kind `status`; the initial state has no `from_status`. */
  from_status: z.nullish(z.enum(ORDER_STATUSES)),
  to_status: z.nullish(z.enum(ORDER_STATUSES)),
  /** Tracking number, note, resent mail, matched payment, refunded amount, or state of a return. */
  detail: maybeText(),
  /** Admin who did it; absent for the buyer and the system. */
  actor_name: maybeText(),
  /** ISO 8601. */
  created_at: z.string(),
});
export type OrderEvent = z.output<typeof orderEvent>;
