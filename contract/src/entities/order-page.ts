import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../rules/order-status.ts';
import { date, maybeFlag, parts, state } from './answer-fields.ts';
import { order } from './order.ts';

/** An order as whoever holds its link sees it. */
export const orderPage = z.object({
  order,
  /** The link is old: who bought it and where it went is told in part, and nothing can be changed. */
  masked: maybeFlag(),
  /** The states it reached, the first one first. */
  steps: parts(z.object({ status: state(ORDER_STATUSES), created_at: date() })),
});
export type OrderPage = z.output<typeof orderPage>;
