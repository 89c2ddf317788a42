import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId, rowId } from '../entities/fields.ts';
import { userWebsite } from '../entities/user-website.ts';

/** `version` is the one the caller saw, as in `update-user-website`. */
export const endUserWebsite = defineCall({
  name: 'end-user-website',
  method: 'PUT',
  path: '/api/user-website/:id/ended',
  access: 'admin',
  permission: 'sites',
  capability: 'site-changes',
  summary: 'Ends a live site and its connected shop, or resumes both. Commissions stay.',
  params: z.object({ id: pathId() }),
  body: z.object({ ended: z.boolean(), version: rowId() }),
  errors: ['website_not_found', 'version_conflict'],
  response: z.object({ website: userWebsite }),
});
