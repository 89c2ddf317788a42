import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { partner } from '../entities/partner.ts';

/** Also the previous key, so a leaked one is not sent again. */
export const revokePartnerKey = defineCall({
  name: 'revoke-partner-key',
  method: 'DELETE',
  path: '/api/partners/:id/key',
  access: 'admin',
  permission: 'sites',
  capability: 'partner-changes',
  summary: 'Deletes all keys of a shop. It is not synchronised until it has a new one.',
  params: z.object({ id: pathId() }),
  query: z.object({ version: z.coerce.number<number>().check(z.int32(), z.positive()) }),
  errors: ['partner_not_found', 'version_conflict'],
  response: z.object({ partner }),
});
