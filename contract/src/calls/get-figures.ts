import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { date, number, ron, rows } from '../entities/answer-fields.ts';

/** Where a host lacks it, the dashboard shows what waits alone. */
export const getFigures = defineCall({
  name: 'get-figures',
  method: 'GET',
  path: '/api/figures',
  access: 'admin',
  permission: ['shop', 'sites'],
  capability: 'figures',
  summary:
    'What the last days brought, day by day; to each of the staff the figures that are theirs.',
  query: z.object({
    /** So many days, the last of them today in Europe/Bucharest. */
    days: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(400)),
  }),
  response: z.object({
    /** Every day, also one that brought nothing; the earliest first. */
    days: rows(
      z.object({
        day: date(),
        /** As in the statistics: cancelled ones count, those that wait for acceptance do not. */
        orders: z.optional(number()),
        /** RON, without shipping. */
        revenue: z.optional(ron()),
        requests: z.optional(number()),
      }),
    ),
  }),
});
