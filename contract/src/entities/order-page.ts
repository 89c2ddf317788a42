import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../rules/order-status.ts';
import { date, maybeFlag, parts, state } from './answer-fields.ts';
import { order } from './order.ts';

/** An order for holders of its link. */
export const orderPage = z.object({
  order,
  /** The link is old: buyer and address are masked, and nothing can be changed. */
  masked: maybeFlag(),
  /** The order's states, oldest first. */
  steps: parts(z.object({ status: state(ORDER_STATUSES), created_at: date() })),
});
export type OrderPage = z.output<typeof orderPage>;
