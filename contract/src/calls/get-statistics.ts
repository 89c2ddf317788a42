import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_FIRST_PRODUCTS } from '../constants.ts';
import {
  anyText,
  date,
  maybeText,
  number,
  pieces,
  ron,
  rows,
  state,
} from '../entities/answer-fields.ts';
import { ORDER_STATUSES } from '../rules/order-status.ts';

/** Without this call the console sums up the orders itself. */
export const getStatistics = defineCall({
  name: 'get-statistics',
  method: 'GET',
  path: '/api/statistics',
  access: 'admin',
  permission: 'shop',
  capability: 'statistics',
  summary: "Returns totals of the orders of a period, and today's stock.",
  query: z.object({
    /** Days in Europe/Bucharest, both inclusive; absent: unbounded. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    /**
     * Limits `products` to those with the most orders and most pieces, and `stock` to the highest and
     * lowest: this many of each. Absent: all.
     */
    first: z.optional(
      z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_FIRST_PRODUCTS)),
    ),
  }),
  additive: { first: 'statistics-first' },
  /** Includes cancelled orders, excludes those waiting for acceptance (docs/product.md#statistics). */
  response: z.object({
    orders: number(),
    /** RON: price times quantity of the items, without shipping. */
    revenue: ron(),
    /** Days with orders, ascending. */
    days: rows(z.object({ day: date(), revenue: ron() })),
    products: rows(
      z.object({
        product_name: anyText(),
        product_color: maybeText(),
        /** Number of orders that contain it. */
        orders: number(),
        quantity: number(),
      }),
    ),
    statuses: rows(z.object({ status: state(ORDER_STATUSES), orders: number() })),
    counties: rows(z.object({ county: maybeText(), orders: number() })),
    /** Products now on sale, whatever the period. */
    stock: rows(
      z.object({
        product_id: number(),
        product_name: anyText(),
        product_color: maybeText(),
        stock_quantity: pieces(),
      }),
    ),
    /** The preceding period of equal length; `null` when the period is unbounded. */
    before: z.nullish(z.object({ orders: number(), revenue: ron() })),
    /** With `first`, over all products: number sold, sum of their orders, pieces, and number in `stock`. */
    all: z.nullish(
      z.object({ products: number(), orders: number(), quantity: number(), stock: number() }),
    ),
  }),
});
