import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { messageInput } from '../entities/message-input.ts';
import { requestMessage } from '../entities/request-message.ts';

/** Idempotent by `Idempotency-Key`. */
export const sendRequestMessage = defineCall({
  name: 'send-request-message',
  method: 'POST',
  path: '/api/website-request/:id/messages',
  access: 'signed-in',
  capability: 'request-messages',
  summary: 'Sends a message about a request to the other side.',
  params: z.object({ id: pathId() }),
  body: messageInput,
  additive: { 'idempotency-key': 'request-messages' },
  errors: ['website_request_not_found', 'private_file_not_found', 'rate_limited'],
  response: z.object({ data: requestMessage }),
});
