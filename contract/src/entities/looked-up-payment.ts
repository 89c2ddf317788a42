import * as z from 'zod/mini';
import { date, id, maybeText, parts, ron } from './answer-fields.ts';
import { orderItem } from './order.ts';

/**
 * `placed`: an order. `paid`: paid, no order yet. `processing`: at the provider or bank. `returned`:
 * refunded, or being refunded. `unpaid`: nothing charged.
 */
export const LOOKED_UP_STATES = ['placed', 'paid', 'processing', 'returned', 'unpaid'] as const;

/** An order for holders of its payment's secret: without buyer and address. */
const paidOrder = z.object({
  id: id(),
  /** ISO 8601. */
  created_at: date(),
  /** RON, including shipping. */
  total_price: ron(),
  /** RON. */
  shipping_cost: ron(),
  /** Masked: enough to recognise the mailbox. */
  masked_email: maybeText(),
  items: parts(orderItem),
});
export type PaidOrder = z.output<typeof paidOrder>;

/** State of a payment, with its order once there is one. */
export const lookedUpPayment = z.object({
  state: z.enum(LOOKED_UP_STATES),
  order: z.nullish(paidOrder),
});
export type LookedUpPayment = z.output<typeof lookedUpPayment>;
