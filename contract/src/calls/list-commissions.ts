import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { commission } from '../entities/commission.ts';

export const listCommissions = defineCall({
  name: 'list-commissions',
  method: 'GET',
  path: '/api/commissions/my-commissions',
  access: 'signed-in',
  origin: 'spec',
  summary: 'The own commissions.',
  response: z.array(commission),
});
