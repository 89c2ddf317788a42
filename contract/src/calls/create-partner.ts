import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { requiredText, rowId, webUrl } from '../entities/fields.ts';
import { partner } from '../entities/partner.ts';

/**
 * Connecting a site again replaces name, address and key. The shop's address must be public; the site must
 * be the person's own.
 */
export const createPartner = defineCall({
  name: 'create-partner',
  method: 'POST',
  path: '/api/partners',
  access: 'admin',
  permission: 'sites',
  summary: 'Connects a partner shop. Its key is shown only once.',
  body: z.object({
    userId: rowId(),
    name: requiredText(120),
    syncUrl: webUrl(),
    websiteUrl: webUrl(),
  }),
  errors: ['user_not_found', 'website_not_found'],
  response: z.object({ partner: z.nullish(partner), syncApiKey: z.string() }),
});
