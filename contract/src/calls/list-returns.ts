import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_RETURN_SEARCH_LENGTH, RETURNS_PART } from '../constants.ts';
import { number, rows } from '../entities/answer-fields.ts';
import { text } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { RETURN_STATUSES } from '../rules/return-status.ts';

/** Without this call the console shows declarations of withdrawal only. */
export const listReturns = defineCall({
  name: 'list-returns',
  method: 'GET',
  path: '/api/returns',
  access: 'admin',
  permission: ['shop', 'money'],
  capability: 'returns',
  summary: 'Lists returns: open ones first, by nearest deadline.',
  query: z.object({
    page: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
    limit: z.optional(
      z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(RETURNS_PART)),
    ),
    /** `open`: staff still have something to do. */
    status: z.optional(z.enum(['open', ...RETURN_STATUSES])),
    /** Number of a return or order, or words of the buyer's name and address. */
    q: z.optional(text(MAX_RETURN_SEARCH_LENGTH)),
    /** Id of a return: answers those after it by id, ignoring the page. Unaffected by changes. */
    after: z.optional(z.coerce.number<number>().check(z.int32(), z.minimum(0))),
  }),
  additive: { q: 'return-search', after: 'return-search' },
  response: z.object({
    returns: rows(orderReturn),
    /** Number of matching returns. */
    total: number(),
    /** Numbers per state among those that match `q`. */
    counts: z.partialRecord(z.enum(RETURN_STATUSES), z.number()),
  }),
});
