import * as z from 'zod/mini';
import { date, id, maybeText, parts, ron } from './answer-fields.ts';
import { orderItem } from './order.ts';

/**
 * `placed`: it is an order. `paid`: the money is here, and it is no order yet. `processing`: the
 * provider or the bank is at it. `returned`: the money goes back, or has gone. `unpaid`: nothing was charged.
 */
export const LOOKED_UP_STATES = ['placed', 'paid', 'processing', 'returned', 'unpaid'] as const;

/** An order as whoever holds its payment's secret may see it: not who bought it, nor where it goes. */
const paidOrder = z.object({
  id: id(),
  /** ISO 8601. */
  created_at: date(),
  /** RON, with shipping. */
  total_price: ron(),
  /** RON. */
  shipping_cost: ron(),
  /** In part: enough to know which mailbox is meant. */
  masked_email: maybeText(),
  items: parts(orderItem),
});
export type PaidOrder = z.output<typeof paidOrder>;

export const lookedUpPayment = z.object({
  state: z.enum(LOOKED_UP_STATES),
  order: z.nullish(paidOrder),
});
export type LookedUpPayment = z.output<typeof lookedUpPayment>;
