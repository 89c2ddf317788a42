import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { commission } from '../entities/commission.ts';

/** Includes invoices that partners do not see yet. Amounts are in RON. */
export const listAllCommissions = defineCall({
  name: 'list-all-commissions',
  method: 'GET',
  path: '/api/commissions/admin/commissions',
  access: 'admin',
  permission: 'money',
  summary: 'Lists the commissions of all partners.',
  response: rows(commission),
});
