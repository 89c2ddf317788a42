import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { withdrawal } from '../entities/withdrawal.ts';

/** Without this call the console shows none. */
export const listWithdrawals = defineCall({
  name: 'list-withdrawals',
  method: 'GET',
  path: '/api/withdrawals',
  access: 'admin',
  permission: ['shop', 'money'],
  capability: 'withdrawals',
  summary: 'Lists declarations of withdrawal, newest first.',
  response: z.object({ data: rows(withdrawal) }),
});
