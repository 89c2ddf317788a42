import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_MESSAGE_LENGTH } from '../constants.ts';
import { pathId, requiredLines } from '../entities/fields.ts';
import { requestMessage } from '../entities/request-message.ts';

/** Only by its author, within `MESSAGE_EDIT_MS`. */
export const editRequestMessage = defineCall({
  name: 'edit-request-message',
  method: 'PATCH',
  path: '/api/website-request/:id/messages/:messageId',
  access: 'signed-in',
  capability: 'request-messages',
  summary: "Edits the text of the caller's message, within five minutes.",
  params: z.object({ id: pathId(), messageId: pathId() }),
  body: z.object({ text: requiredLines(MAX_MESSAGE_LENGTH) }),
  errors: ['website_request_not_found', 'message_not_found', 'message_too_old'],
  response: z.object({ data: requestMessage }),
});
