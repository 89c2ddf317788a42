import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { flag, rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { websiteRequest } from '../entities/website-request.ts';

/** Only of a known account; `list-website-requests` answers the caller's own. */
export const listUserWebsiteRequests = defineCall({
  name: 'list-user-website-requests',
  method: 'GET',
  path: '/api/website-request/user/:userId',
  access: 'admin',
  permission: 'sites',
  summary: 'Lists the website requests of one person.',
  params: z.object({ userId: pathId() }),
  errors: ['user_not_found'],
  response: z.object({ success: z.nullish(flag()), data: rows(websiteRequest) }),
});
