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
  summary: 'Whether the caller is told by mail of what comes. Several stand in one mail.',
  params: z.object({ kind: z.enum(ARRIVAL_KINDS) }),
  body: z.object({ wanted: z.boolean() }),
  response: acknowledgement,
});
