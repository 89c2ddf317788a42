import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { requiredText, rowId, webUrl } from '../entities/fields.ts';

/**
 * Also completes the website's request. Idempotent. A company or request of another account is not found.
 */
export const assignUserWebsite = defineCall({
  name: 'assign-user-website',
  method: 'POST',
  path: '/api/user-website',
  access: 'admin',
  permission: 'sites',
  summary: 'Assigns a live site to a partner.',
  body: z.object({
    userId: rowId(),
    websiteRequestId: z.nullish(rowId()),
    businessId: rowId(),
    websiteUrl: webUrl(),
    businessName: requiredText(200),
  }),
  errors: ['user_not_found', 'business_not_found', 'website_request_not_found'],
  response: acknowledgement,
});
