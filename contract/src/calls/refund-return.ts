import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { orderReturn } from '../entities/order-return.ts';
import { refundAmount, returnReason, seenReturnVersion } from '../entities/return-fields.ts';

/**
 * Restocks its good pieces once. `refunded` follows when the payment provider confirms; more than is due is
 * refused.
 */
export const refundReturn = defineCall({
  name: 'refund-return',
  method: 'POST',
  path: '/api/returns/:id/refund',
  access: 'admin',
  permission: ['shop', 'money'],
  capability: 'returns',
  summary: 'Refunds a checked return. Less than the amount due needs a reason.',
  params: z.object({ id: pathId() }),
  body: z.object({
    amount: refundAmount(),
    reason: z.optional(returnReason()),
    version: seenReturnVersion(),
  }),
  errors: [
    'return_not_found',
    'version_conflict',
    'return_transition_refused',
    'refund_not_possible',
    'refund_too_large',
    'refund_on_the_way',
  ],
  response: z.object({ return: orderReturn }),
});
