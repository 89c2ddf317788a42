import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { date, number, ron, rows } from '../entities/answer-fields.ts';

/** Without this call the dashboard shows pending work only. */
export const getFigures = defineCall({
  name: 'get-figures',
  method: 'GET',
  path: '/api/figures',
  access: 'admin',
  permission: ['shop', 'sites'],
  capability: 'figures',
  summary: 'Returns daily figures of the last days, limited to those that the caller may see.',
  query: z.object({
    /** Number of days, ending today in Europe/Bucharest. */
    days: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(400)),
  }),
  response: z.object({
    /** Every day, including empty ones, ascending. */
    days: rows(
      z.object({
        day: date(),
        /** As in the statistics: includes cancelled orders, excludes those waiting for acceptance. */
        orders: z.optional(number()),
        /** RON, without shipping. */
        revenue: z.optional(ron()),
        requests: z.optional(number()),
      }),
    ),
  }),
});
