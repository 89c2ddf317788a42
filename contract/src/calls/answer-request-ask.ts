import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { messageInput } from '../entities/message-input.ts';
import { requestAsk } from '../entities/request-ask.ts';

/**
 * The owner answers with text, files, or both; corrections go into the conversation. Idempotent by
 * `Idempotency-Key`.
 */
export const answerRequestAsk = defineCall({
  name: 'answer-request-ask',
  method: 'POST',
  path: '/api/website-request/:id/asks/:askId/answer',
  access: 'signed-in',
  capability: 'request-asks',
  summary: "Answers something that staff asked for in the caller's request.",
  params: z.object({ id: pathId(), askId: pathId() }),
  body: messageInput,
  additive: { 'idempotency-key': 'request-asks' },
  errors: [
    'website_request_not_found',
    'request_ended',
    'ask_not_found',
    'ask_closed',
    'private_file_not_found',
    'rate_limited',
  ],
  response: z.object({ data: requestAsk }),
});
