import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId, rowId } from '../entities/fields.ts';
import { partner } from '../entities/partner.ts';

/** `version` is the one the caller saw. */
export const renewPartnerKey = defineCall({
  name: 'renew-partner-key',
  method: 'POST',
  path: '/api/partners/:id/key',
  access: 'admin',
  permission: 'sites',
  capability: 'partner-changes',
  summary:
    'Creates a new key, shown only once. For a week the old key is tried when the shop refuses the new one.',
  params: z.object({ id: pathId() }),
  body: z.object({ version: rowId() }),
  errors: ['partner_not_found', 'version_conflict'],
  response: z.object({ partner, syncApiKey: z.string() }),
});
