import type { refundOrder } from '@vitrina/contract/calls/refund-order';
import { toBani } from '@vitrina/contract/rules/money';
import { refundableBani } from '@vitrina/contract/rules/return-amounts';
import type * as z from 'zod/mini';
import { planRefund } from '../checkout/plan-refund.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { lockOrder } from '../orders/lock-order.ts';

interface DecidedRefund extends z.output<(typeof refundOrder)['body']> {
  orderId: number;
  adminId: number;
}

/**
 * Decides a partial refund of an order without returned goods.
 * @returns the refund to carry out
 * @throws HttpError `order_not_found`, `version_conflict` when money was refunded since the admin looked,
 *   `refund_not_possible`, `refund_too_large`
 */
export const decideOrderRefund = (
  db: Database,
  { orderId, amount, reason, refundable, adminId }: DecidedRefund,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const left = refundableBani(order);
    if (toBani(refundable) !== left && order.paymentStatus !== 'unverified') {
      throw new HttpError('version_conflict', { text: messages.refundChanged(left) });
    }
    const plan = { source: 'order', amountBani: toBani(amount), reason, actorId: adminId } as const;
    return (await planRefund(tx, order, plan)).id;
  });
