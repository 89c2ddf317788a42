import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { business } from '../entities/business.ts';

/** In the order they were added. */
export const listBusinesses = defineCall({
  name: 'list-businesses',
  method: 'GET',
  path: '/api/businesses',
  access: 'signed-in',
  summary: "Lists the caller's companies.",
  response: z.object({ data: rows(business) }),
});
