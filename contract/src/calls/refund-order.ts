import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { orderRefund } from '../entities/order-refund.ts';
import { neededReturnReason, refundAmount } from '../entities/return-fields.ts';

/** A refund without returned goods; `refund-return` refunds a return. */
export const refundOrder = defineCall({
  name: 'refund-order',
  method: 'POST',
  path: '/api/orders/:id/refunds',
  access: 'admin',
  permission: 'money',
  capability: 'returns',
  summary: "Refunds part of an order's payment, with a reason that the buyer sees.",
  params: z.object({ id: pathId() }),
  body: z.object({
    amount: refundAmount(),
    reason: neededReturnReason(),
    /** Refundable amount in RON as seen: another amount is a conflict. */
    refundable: z.number(),
  }),
  errors: ['order_not_found', 'version_conflict', 'refund_not_possible', 'refund_too_large'],
  response: z.object({ refund: orderRefund }),
});
