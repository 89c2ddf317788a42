import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { payee } from '../entities/payee.ts';

/** From the host's brand configuration. */
export const getPayee = defineCall({
  name: 'get-payee',
  method: 'GET',
  path: '/api/commissions/payee',
  access: 'signed-in',
  capability: 'commission-transfers',
  summary: 'Returns the bank account for transfers of commissions; null if there is none.',
  response: z.object({ payee: z.nullable(payee) }),
});
