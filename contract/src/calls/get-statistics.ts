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

/** Where a host lacks it, the console sums up the orders themselves. */
export const getStatistics = defineCall({
  name: 'get-statistics',
  method: 'GET',
  path: '/api/statistics',
  access: 'admin',
  permission: 'shop',
  capability: 'statistics',
  summary: 'Sums of the orders of a period, and the stock of today.',
  query: z.object({
    /** Days in Europe/Bucharest, both included; absent: open. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    /**
     * Of `products` those alone that stand in the most orders and sold the most pieces, of `stock` the highest and
     * the lowest: so many of each. Absent: all.
     */
    first: z.optional(
      z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_FIRST_PRODUCTS)),
    ),
  }),
  additive: { first: 'statistics-first' },
  /** Cancelled orders count, those that wait for acceptance do not (docs/product.md#statistics). */
  response: z.object({
    orders: number(),
    /** RON: price times quantity of the items, without shipping. */
    revenue: ron(),
    /** Days with orders, the earliest first. */
    days: rows(z.object({ day: date(), revenue: ron() })),
    products: rows(
      z.object({
        product_name: anyText(),
        product_color: maybeText(),
        /** In how many orders it stands. */
        orders: number(),
        quantity: number(),
      }),
    ),
    statuses: rows(z.object({ status: state(ORDER_STATUSES), orders: number() })),
    counties: rows(z.object({ county: maybeText(), orders: number() })),
    /** Of what is sold now, whatever the period. */
    stock: rows(
      z.object({
        product_id: number(),
        product_name: anyText(),
        product_color: maybeText(),
        stock_quantity: pieces(),
      }),
    ),
    /** The period of the same length before; `null` where the period has no first day. */
    before: z.nullish(z.object({ orders: number(), revenue: ron() })),
    /** With `first`, of all products: how many sold, in how many orders each put together, pieces; how many in `stock`. */
    all: z.nullish(
      z.object({ products: number(), orders: number(), quantity: number(), stock: number() }),
    ),
  }),
});
