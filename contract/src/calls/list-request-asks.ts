import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { requestAsk } from '../entities/request-ask.ts';

/** Without this call a request has no asks. */
export const listRequestAsks = defineCall({
  name: 'list-request-asks',
  method: 'GET',
  path: '/api/website-request/:id/asks',
  access: 'signed-in',
  capability: 'request-asks',
  summary: "Lists what staff need for a request, oldest first: the caller's, or any for staff.",
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: z.object({ data: rows(requestAsk) }),
});
