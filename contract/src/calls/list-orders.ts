import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_EMAIL_LENGTH, MAX_ORDER_NUMBER_LENGTH, ORDERS_PART } from '../constants.ts';
import { number, rows } from '../entities/answer-fields.ts';
import { text } from '../entities/fields.ts';
import { order } from '../entities/order.ts';
import { ORDER_STATUSES } from '../rules/order-status.ts';

/**
 * All query fields are extensions: a host without them answers all orders, without `total` and `counts`,
 * and the page filters itself.
 */
export const listOrders = defineCall({
  name: 'list-orders',
  method: 'GET',
  path: '/api/orders/admin',
  access: 'admin',
  permission: 'shop',
  summary: 'Lists all orders, newest first.',
  query: z.object({
    /** From 1; needs `limit`. Without `limit` all orders are answered, as specified. */
    page: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
    limit: z.optional(
      z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(ORDERS_PART)),
    ),
    /**
     * Id of an order: answers `limit` orders after it in the order of `sort`, without counts. Unaffected by
     * new orders.
     */
    after: z.optional(z.coerce.number<number>().check(z.int32(), z.minimum(0))),
    /** Part of the order's number. */
    id: z.optional(text(MAX_ORDER_NUMBER_LENGTH)),
    /** Part of the buyer's address. */
    email: z.optional(text(MAX_EMAIL_LENGTH)),
    status: z.optional(z.enum(ORDER_STATUSES)),
    /** Whether they wait for acceptance (docs/product.md#unverified-order). */
    waiting: z.optional(z.enum(['yes', 'no'])),
    /** Days in Europe/Bucharest, both inclusive. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    sort: z.optional(z.enum(['newest', 'oldest', 'highest', 'lowest'])),
  }),
  additive: {
    page: 'order-search',
    limit: 'order-search',
    after: 'order-parts',
    id: 'order-search',
    email: 'order-search',
    status: 'order-search',
    waiting: 'order-search',
    from: 'order-search',
    to: 'order-search',
    sort: 'order-search',
  },
  response: z.object({
    orders: rows(order),
    /** With `limit`: number of matching orders, and the numbers per status ignoring the status filter. */
    total: z.nullish(number()),
    counts: z.nullish(z.partialRecord(z.enum(ORDER_STATUSES), z.number())),
    /** With `limit`: number waiting for acceptance, ignoring the status filter. */
    waiting: z.nullish(number()),
  }),
});
