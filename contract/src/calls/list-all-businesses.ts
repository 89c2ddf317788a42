import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { business } from '../entities/business.ts';
import { flag } from '../entities/fields.ts';

export const listAllBusinesses = defineCall({
  name: 'list-all-businesses',
  method: 'GET',
  path: '/api/businesses/admin/all',
  access: 'admin',
  origin: 'spec',
  summary: 'The companies of all partners.',
  response: z.object({ success: z.nullish(flag()), data: z.array(business) }),
});
