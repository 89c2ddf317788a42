import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { date, rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { requestCall } from '../entities/request-call.ts';

/** Where a host lacks it, a call is agreed in the conversation. */
export const getRequestCall = defineCall({
  name: 'get-request-call',
  method: 'GET',
  path: '/api/website-request/:id/call',
  access: 'signed-in',
  capability: 'request-calls',
  summary: 'The last call about a request, and for its owner the times that are free.',
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: z.object({
    /** Null where none was booked yet. */
    data: z.nullish(requestCall),
    /** Starts of calls, the first first; none for staff, and of a request that came to its end. */
    slots: rows(z.object({ starts_at: date() })),
  }),
});
