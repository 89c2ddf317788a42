import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { number, rows } from '../entities/answer-fields.ts';
import { firstRowsQuery } from '../entities/first-rows-query.ts';
import { websiteRequest } from '../entities/website-request.ts';

/** A shorter answer, shown until `list-all-website-requests` has answered. */
export const listFirstRequests = defineCall({
  name: 'list-first-requests',
  method: 'GET',
  path: '/api/website-request/first',
  access: 'admin',
  permission: 'sites',
  capability: 'first-rows',
  summary: 'Lists the first website requests of all, and counts all.',
  query: firstRowsQuery,
  response: z.object({ total: number(), data: rows(websiteRequest) }),
});
