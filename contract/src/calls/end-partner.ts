import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId, rowId } from '../entities/fields.ts';
import { partner } from '../entities/partner.ts';

/** `version` is the one the caller saw, as in `update-partner`. */
export const endPartner = defineCall({
  name: 'end-partner',
  method: 'PUT',
  path: '/api/partners/:id/ended',
  access: 'admin',
  permission: 'sites',
  capability: 'partner-changes',
  summary:
    "Ends a partner shop's connection, or resumes it. Commissions stay; a month that is incomplete at the end earns none.",
  params: z.object({ id: pathId() }),
  body: z.object({ ended: z.boolean(), version: rowId() }),
  errors: ['partner_not_found', 'version_conflict'],
  response: z.object({ partner }),
});
