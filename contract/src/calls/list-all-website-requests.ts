import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { websiteRequest } from '../entities/website-request.ts';

/** All states, guests' requests included; `list-first-requests` answers its first rows. */
export const listAllWebsiteRequests = defineCall({
  name: 'list-all-website-requests',
  method: 'GET',
  path: '/api/website-request/all',
  access: 'admin',
  permission: 'sites',
  summary: 'Lists all website requests.',
  response: z.object({ data: rows(websiteRequest) }),
});
