import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { date, id, maybeText, number, parts, ron, rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { orderRefund } from '../entities/order-refund.ts';
import { orderReturn } from '../entities/order-return.ts';

/** Without this call the order's page has no returns. */
export const listOrderReturns = defineCall({
  name: 'list-order-returns',
  method: 'GET',
  path: '/api/orders/:id/returns',
  access: 'admin',
  permission: ['shop', 'money'],
  capability: 'returns',
  summary: 'Lists the returns and refunds of an order.',
  params: z.object({ id: pathId() }),
  errors: ['order_not_found'],
  response: z.object({
    /** Oldest first. */
    returns: rows(orderReturn),
    /** Oldest first. */
    refunds: rows(orderRefund),
    /** Refundable part of the payment, in RON. */
    refundable: ron(),
    /** Per order line, pieces in no return yet. */
    returnable: parts(z.object({ item_id: id(), quantity: number() })),
    /** ISO 8601. */
    delivered_at: maybeText(),
    /** Last day of the right to withdraw; absent before delivery. */
    withdrawal_until: z.nullish(date()),
  }),
});
