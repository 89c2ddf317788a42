import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId, rowId } from '../entities/fields.ts';

/** By the owner or by staff. An earlier message than the last one read changes nothing. */
export const markRequestRead = defineCall({
  name: 'mark-request-read',
  method: 'POST',
  path: '/api/website-request/:id/read',
  access: 'signed-in',
  capability: 'request-messages',
  summary: 'Marks a conversation as read up to a message.',
  params: z.object({ id: pathId() }),
  body: z.object({ message_id: rowId() }),
  errors: ['website_request_not_found'],
  response: acknowledgement,
});
