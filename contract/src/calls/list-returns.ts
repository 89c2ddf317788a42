import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_RETURN_SEARCH_LENGTH, RETURNS_PART } from '../constants.ts';
import { number, rows } from '../entities/answer-fields.ts';
import { text } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { RETURN_STATUSES } from '../rules/return-status.ts';

/** Where a host lacks it, the console shows declarations of withdrawal alone. */
export const listReturns = defineCall({
  name: 'list-returns',
  method: 'GET',
  path: '/api/returns',
  access: 'admin',
  permission: ['shop', 'money'],
  capability: 'returns',
  summary: 'Returns: open ones first, those with the nearest deadline before others.',
  query: z.object({
    page: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
    limit: z.optional(
      z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(RETURNS_PART)),
    ),
    /** `open`: somebody still has something to do. */
    status: z.optional(z.enum(['open', ...RETURN_STATUSES])),
    /** Number of a return or an order, or words of the buyer's name and address. */
    q: z.optional(text(MAX_RETURN_SEARCH_LENGTH)),
    /**
     * Number of a return: those behind it, by number, whatever the page. What comes or changes meanwhile
     * moves none of them.
     */
    after: z.optional(z.coerce.number<number>().check(z.int32(), z.minimum(0))),
  }),
  additive: { q: 'return-search', after: 'return-search' },
  response: z.object({
    returns: rows(orderReturn),
    /** How many match. */
    total: number(),
    /** How many there are in each state, of those that `q` finds. */
    counts: z.partialRecord(z.enum(RETURN_STATUSES), z.number()),
  }),
});
