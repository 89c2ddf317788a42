import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { commissionPayment } from '../entities/commission-payment.ts';
import { pathId } from '../entities/fields.ts';

/** Asks the provider if its event has not come yet, so that the payer sees the result at once. */
export const getCommissionPayment = defineCall({
  name: 'get-commission-payment',
  method: 'GET',
  path: '/api/commissions/payments/:id',
  access: 'signed-in',
  capability: 'commission-payments',
  summary: "Returns the state of the caller's payment of commissions.",
  params: z.object({ id: pathId() }),
  errors: ['commission_payment_not_found', 'payment_provider_failed', 'rate_limited'],
  response: z.object({ payment: commissionPayment }),
});
