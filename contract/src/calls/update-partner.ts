import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId, requiredText, rowId, webUrl } from '../entities/fields.ts';
import { partner } from '../entities/partner.ts';

/** Refused for a private address. Without this call connections are read-only. */
export const updatePartner = defineCall({
  name: 'update-partner',
  method: 'PATCH',
  path: '/api/partners/:id',
  access: 'admin',
  permission: 'sites',
  capability: 'partner-changes',
  summary: 'Changes name and address of a connected shop.',
  params: z.object({ id: pathId() }),
  body: z.object({ name: requiredText(120), syncUrl: webUrl(), version: rowId() }),
  errors: ['partner_not_found', 'version_conflict'],
  response: z.object({ partner }),
});
