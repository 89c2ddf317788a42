import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Only before it is answered. */
export const withdrawRequestAsk = defineCall({
  name: 'withdraw-request-ask',
  method: 'DELETE',
  path: '/api/website-request/:id/asks/:askId',
  access: 'admin',
  permission: 'sites',
  capability: 'request-asks',
  summary: 'Withdraws something that staff asked of the owner of a request.',
  params: z.object({ id: pathId(), askId: pathId() }),
  errors: ['website_request_not_found', 'request_ended', 'ask_not_found', 'ask_closed'],
  response: acknowledgement,
});
