import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';
import { neededReturnReason, refundAmount } from '../entities/return-fields.ts';

/**
 * Refunds the whole amount, and the commission is owed again: an invoice is never partly paid. For an invoice
 * that was too high, `correct-commission` refunds the difference.
 */
export const refundCommission = defineCall({
  name: 'refund-commission',
  method: 'POST',
  path: '/api/commissions/admin/commissions/:id/refund',
  access: 'admin',
  permission: 'money',
  capability: 'commission-refunds',
  summary: 'Refunds a commission to the card that paid it.',
  params: z.object({ id: pathId() }),
  body: z.object({
    /** Paid amount in RON as seen: another amount is a conflict. */
    amount: refundAmount(),
    /** Shown to the partner. */
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
