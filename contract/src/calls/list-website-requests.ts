import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { websiteRequest } from '../entities/website-request.ts';

/** `get-website-request` answers one with its answers. */
export const listWebsiteRequests = defineCall({
  name: 'list-website-requests',
  method: 'GET',
  path: '/api/website-request',
  access: 'signed-in',
  summary: "Lists the caller's website requests.",
  response: z.object({ data: rows(websiteRequest) }),
});
