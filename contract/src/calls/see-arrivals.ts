import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { ARRIVAL_KINDS } from '../rules/arrivals.ts';

/** Per caller: colleagues keep their own mark. */
export const seeArrivals = defineCall({
  name: 'see-arrivals',
  method: 'PUT',
  path: '/api/arrivals/:kind/seen',
  access: 'admin',
  permission: ['shop', 'sites', 'money'],
  capability: 'arrivals',
  summary: 'Marks arrivals of one kind as seen, up to the given one.',
  params: z.object({ kind: z.enum(ARRIVAL_KINDS) }),
  body: z.object({
    /** `newest` of the list that was shown: later arrivals stay new. */
    newest: z.int32().check(z.minimum(0)),
  }),
  response: acknowledgement,
});
