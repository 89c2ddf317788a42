import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_MESSAGES_SHOWN, MESSAGE_PAGE_SIZE } from '../constants.ts';
import { flag, rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { requestMessage } from '../entities/request-message.ts';
import { requestRead } from '../entities/request-read.ts';

/** Without this call there is no conversation. */
export const listRequestMessages = defineCall({
  name: 'list-request-messages',
  method: 'GET',
  path: '/api/website-request/:id/messages',
  access: 'signed-in',
  capability: 'request-messages',
  summary:
    "Lists the newest messages about a request in order of time: the caller's, or any for staff.",
  params: z.object({ id: pathId() }),
  query: z.object({
    limit: z._default(
      z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_MESSAGES_SHOWN)),
      MESSAGE_PAGE_SIZE,
    ),
  }),
  errors: ['website_request_not_found'],
  response: z.object({
    data: rows(requestMessage),
    /** Whether older ones exist. */
    has_more: flag(),
    reads: rows(requestRead),
  }),
});
