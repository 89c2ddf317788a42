import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { commission } from '../entities/commission.ts';

export const listAllCommissions = defineCall({
  name: 'list-all-commissions',
  method: 'GET',
  path: '/api/commissions/admin/commissions',
  access: 'admin',
  origin: 'spec',
  summary: 'The commissions of all partners.',
  response: z.array(commission),
});
