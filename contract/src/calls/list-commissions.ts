import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { commission } from '../entities/commission.ts';

/** Amounts are in RON; an invoice is answered once it is visible to its partner. */
export const listCommissions = defineCall({
  name: 'list-commissions',
  method: 'GET',
  path: '/api/commissions/my-commissions',
  access: 'signed-in',
  summary: "Lists the caller's commissions.",
  response: rows(commission),
});
