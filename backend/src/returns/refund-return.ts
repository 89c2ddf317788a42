import type { refundReturn } from '@vitrina/contract/calls/refund-return';
import { toBani } from '@vitrina/contract/rules/money';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { planRefund } from '../checkout/plan-refund.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { returns } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { isOpenRefund } from '../payments/refund-status.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { returnStock } from '../products/stock.ts';
import { lockReturn } from './lock-return.ts';
import { returnDue } from './return-due.ts';
import type { ReturnWithLines } from './returns-repository.ts';

interface DecidedRefund extends z.output<(typeof refundReturn)['body']> {
  id: number;
  adminId: number;
}

/**
 * Decides the refund of a checked return, and restocks its good pieces. The return is `refunded` once the
 * provider confirms (`reconcileRefunds`).
 * @returns the refund to carry out
 * @throws HttpError as `lockReturn`; `refund_on_the_way`, `refund_not_possible`, `refund_too_large` above
 *   what is due, `validation_failed` below it without a reason
 */
export const decideReturnRefund = (
  db: Database,
  { id, version, amount, reason = '', adminId }: DecidedRefund,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { row, order, others, refunds } = await lockReturn(tx, { id, version, to: 'refunded' });
    const own = refunds.filter(({ returnId }) => returnId === id);
    if (own.some(isOpenRefund)) throw new HttpError('refund_on_the_way');
    if (order.paymentStatus === 'unverified') throw new HttpError('refund_not_possible');
    const { totalBani } = returnDue(order, row, others, refunds);
    const amountBani = toBani(amount);
    if (amountBani > totalBani) {
      const text = messages.moreThanDue(totalBani);
      throw new HttpError('refund_too_large', { field: 'amount', text });
    }
    if (amountBani < totalBani && !reason) {
      const text = messages.reasonNeeded(totalBani);
      throw new HttpError('validation_failed', { field: 'reason', text });
    }
    const plan = { source: 'return', amountBani, returnId: id, reason, actorId: adminId } as const;
    const refund = await planRefund(tx, order, plan);
    const restockedAt = await restock(tx, row);
    await tx
      .update(returns)
      .set({ previousStatus: null, restockedAt, version: row.version + 1 })
      .where(eq(returns.id, id));
    return refund.id;
  });

/** Once: a failed refund is repeated, restocking is not. */
async function restock(tx: Transaction, { restockedAt, lines }: ReturnWithLines): Promise<Date> {
  if (restockedAt) return restockedAt;
  const pieces = lines.flatMap(({ item, restocked }) =>
    restocked ? [{ productId: item.productId, quantity: restocked }] : [],
  );
  if (pieces.length > 0) {
    await returnStock(tx, pieces);
    await bumpCatalogueVersion(tx);
  }
  return new Date();
}
