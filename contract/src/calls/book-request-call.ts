import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { requestCall } from '../entities/request-call.ts';

/** Moves an upcoming call; repeating it changes nothing. */
export const bookRequestCall = defineCall({
  name: 'book-request-call',
  method: 'PUT',
  path: '/api/website-request/:id/call',
  access: 'signed-in',
  capability: 'request-calls',
  summary: "Books a call about the caller's request at a free time, or moves it to one.",
  params: z.object({ id: pathId() }),
  body: z.object({ starts_at: z.iso.datetime() }),
  errors: ['website_request_not_found', 'request_ended', 'call_slot_taken', 'call_begun'],
  response: z.object({ data: requestCall }),
});
