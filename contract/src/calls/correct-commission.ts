import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';
import { neededReturnReason, refundAmount } from '../entities/return-fields.ts';

/** Reduces what is owed; if it was paid, the difference is refunded. */
export const correctCommission = defineCall({
  name: 'correct-commission',
  method: 'POST',
  path: '/api/commissions/admin/commissions/:id/corrections',
  access: 'admin',
  permission: 'money',
  capability: 'commission-corrections',
  summary: 'Reduces a commission, in part or in full, by a corrective invoice.',
  params: z.object({ id: pathId() }),
  body: z.object({
    /** Reduction in RON. */
    amount: refundAmount(),
    /** Printed on the document. */
    reason: neededReturnReason(),
    /** Commission in RON as seen: another amount is a conflict. */
    commission: z.number(),
  }),
  errors: [
    'commission_not_found',
    'commission_not_correctable',
    'commission_amount_changed',
    'commission_refund_on_the_way',
    'commission_disputed',
    'refund_too_large',
  ],
  response: acknowledgement,
});
