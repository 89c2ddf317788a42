import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { date, rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { requestCall } from '../entities/request-call.ts';

/** Without this call times are agreed in the conversation. */
export const getRequestCall = defineCall({
  name: 'get-request-call',
  method: 'GET',
  path: '/api/website-request/:id/call',
  access: 'signed-in',
  capability: 'request-calls',
  summary: 'Returns the latest call about a request and, for its owner, the free times.',
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: z.object({
    /** Null before the first booking. */
    data: z.nullish(requestCall),
    /** Bookable starts, ascending; empty for staff, and for an ended request. */
    slots: rows(z.object({ starts_at: date() })),
  }),
});
