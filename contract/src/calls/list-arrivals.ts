import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { flag, number, rows, state } from '../entities/answer-fields.ts';
import { ARRIVAL_KINDS } from '../rules/arrivals.ts';

/** Without this call the console's navigation has no badges. */
export const listArrivals = defineCall({
  name: 'list-arrivals',
  method: 'GET',
  path: '/api/arrivals',
  access: 'admin',
  permission: ['shop', 'sites', 'money'],
  capability: 'arrivals',
  summary: 'Lists what is new since the caller last looked, for each kind that the caller may see.',
  response: z.object({
    arrivals: rows(
      z.object({
        kind: state(ARRIVAL_KINDS),
        /** At most `MAX_ARRIVALS`. */
        count: number(),
        /** Id of the newest, for `see-arrivals`; 0 without any. */
        newest: number(),
        /** Mailed to the caller. */
        by_mail: flag(),
      }),
    ),
  }),
});
