import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { number } from '../entities/answer-fields.ts';

/** Number of rows `list-request-desk` would answer. */
export const countRequestDesk = defineCall({
  name: 'count-request-desk',
  method: 'GET',
  path: '/api/request-desk/count',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Counts the requests that wait for staff.',
  response: z.object({ count: number() }),
});
