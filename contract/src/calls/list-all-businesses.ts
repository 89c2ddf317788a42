import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { flag, rows } from '../entities/answer-fields.ts';
import { business } from '../entities/business.ts';

/** Of every account, in the order they were added. */
export const listAllBusinesses = defineCall({
  name: 'list-all-businesses',
  method: 'GET',
  path: '/api/businesses/admin/all',
  access: 'admin',
  permission: 'sites',
  summary: 'Lists the companies of all partners.',
  response: z.object({ success: z.nullish(flag()), data: rows(business) }),
});
