import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from '../database/database.ts';
import { orders, refunds } from '../database/schema.ts';
import type { Payments } from '../payments/payments.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { changeRefund } from './refunds-repository.ts';

/**
 * Requests a decided refund from the provider and records the result. Each refund carries a reference that
 * the provider keeps, so one that was already made, by a process that died or by another one, is found and
 * not repeated.
 * @returns whether the money is back
 * @throws HttpError `payment_provider_failed`; `refundDuePayments` then tries again
 */
export async function carryOutRefund(
  db: Database,
  payments: Payments,
  id: number,
): Promise<boolean> {
  const before = await findRefund(db, id);
  if (!before) return false;
  const { orderId, paymentIntentId } = before;
  await inTransaction(db, (tx) => changeRefund(tx, id, { triedAt: new Date() }));
  const known = await payments.listRefunds(paymentIntentId);
  await inTransaction(db, (tx) => reconcileRefunds(tx, orderId, known));
  // It may be made or reduced by now.
  const due = await findRefund(db, id);
  if (due?.status === 'due') {
    const made = await payments.refundPart(due);
    // Refused because part of it was refunded meanwhile; the provider lists those refunds.
    const told = made ? [made] : await payments.listRefunds(paymentIntentId);
    await inTransaction(db, (tx) => reconcileRefunds(tx, orderId, told));
  }
  return (await findRefund(db, id))?.status === 'done';
}

async function findRefund(db: Database, id: number) {
  const [row] = await db
    .select({
      orderId: refunds.orderId,
      status: refunds.status,
      amountBani: refunds.amountBani,
      reference: refunds.reference,
      paymentIntentId: orders.paymentIntentId,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id));
  return row?.paymentIntentId ? { ...row, paymentIntentId: row.paymentIntentId } : null;
}
