import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { partner } from '../entities/partner.ts';

/** Without this call the list is not shown. */
export const listPartners = defineCall({
  name: 'list-partners',
  method: 'GET',
  path: '/api/partners',
  access: 'admin',
  permission: 'sites',
  capability: 'partner-list',
  summary: 'Lists partner shops and the time of their last synchronisation.',
  response: z.object({ data: rows(partner) }),
});
