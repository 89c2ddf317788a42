import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { partner } from '../entities/partner.ts';

/** Where a host lacks it, the list is not shown. */
export const listPartners = defineCall({
  name: 'list-partners',
  method: 'GET',
  path: '/api/partners',
  access: 'admin',
  origin: 'extension',
  summary: 'Partner shops and when their sales were last synchronised.',
  response: z.object({ data: z.array(partner) }),
});
