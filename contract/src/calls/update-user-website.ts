import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId, requiredText, rowId, webUrl } from '../entities/fields.ts';
import { userWebsite } from '../entities/user-website.ts';

/** Refused when its owner has another site at that address. Without this call sites are read-only. */
export const updateUserWebsite = defineCall({
  name: 'update-user-website',
  method: 'PATCH',
  path: '/api/user-website/:id',
  access: 'admin',
  permission: 'sites',
  capability: 'site-changes',
  summary: 'Changes name and address of a live site, and of its connected shop.',
  params: z.object({ id: pathId() }),
  body: z.object({ businessName: requiredText(200), websiteUrl: webUrl(), version: rowId() }),
  errors: ['website_not_found', 'website_exists', 'version_conflict'],
  response: z.object({ website: userWebsite }),
});
