import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';
import { neededReturnReason, refundAmount } from '../entities/return-fields.ts';

/**
 * The whole of it, after which it is owed again: an invoice is paid or it is not. What was invoiced too
 * much goes back by `correct-commission`.
 */
export const refundCommission = defineCall({
  name: 'refund-commission',
  method: 'POST',
  path: '/api/commissions/admin/commissions/:id/refund',
  access: 'admin',
  permission: 'money',
  capability: 'commission-refunds',
  summary: 'Gives the money of a commission back to the card that paid it.',
  params: z.object({ id: pathId() }),
  body: z.object({
    /** RON that it was paid with, as it was seen: another amount is a conflict. */
    amount: refundAmount(),
    /** As the partner is told. */
    reason: neededReturnReason(),
  }),
  errors: [
    'commission_not_found',
    'commission_not_refundable',
    'commission_amount_changed',
    'commission_refund_on_the_way',
    'commission_disputed',
    'refund_too_large',
  ],
  response: acknowledgement,
});
