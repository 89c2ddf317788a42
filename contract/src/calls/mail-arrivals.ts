import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { ARRIVAL_KINDS } from '../rules/arrivals.ts';

/** Arrivals that exist when it is switched on are not mailed. */
export const mailArrivals = defineCall({
  name: 'mail-arrivals',
  method: 'PUT',
  path: '/api/arrivals/:kind/mail',
  access: 'admin',
  permission: ['shop', 'sites', 'money'],
  capability: 'arrivals',
  summary:
    'Turns mails about new arrivals of one kind on or off for the caller. One mail can contain several arrivals.',
  params: z.object({ kind: z.enum(ARRIVAL_KINDS) }),
  body: z.object({ wanted: z.boolean() }),
  response: acknowledgement,
});
