import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { requestColleague } from '../entities/request-colleague.ts';

/** Staff who hold `sites`; `assign-request` accepts these. */
export const listRequestColleagues = defineCall({
  name: 'list-request-colleagues',
  method: 'GET',
  path: '/api/request-desk/colleagues',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Lists staff who can be assigned to requests, by name.',
  response: z.object({ data: rows(requestColleague) }),
});
