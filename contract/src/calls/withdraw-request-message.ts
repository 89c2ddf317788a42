import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Only by its author, within `MESSAGE_EDIT_MS`; the message stays as withdrawn. */
export const withdrawRequestMessage = defineCall({
  name: 'withdraw-request-message',
  method: 'DELETE',
  path: '/api/website-request/:id/messages/:messageId',
  access: 'signed-in',
  capability: 'request-messages',
  summary: "Deletes text and files of the caller's message, within five minutes.",
  params: z.object({ id: pathId(), messageId: pathId() }),
  errors: ['website_request_not_found', 'message_not_found', 'message_too_old'],
  response: acknowledgement,
});
