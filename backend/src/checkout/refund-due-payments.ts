import { type Database, inTransaction } from '../database/database.ts';
import type { Payments } from '../payments/payments.ts';
import { changeCheckout, listCheckoutsToRefund } from './checkouts-repository.ts';
import {
  listOrdersToRefund,
  markOrderRefunded,
  markRefundTried,
} from './placed-orders-repository.ts';

const BATCH = 50;

/**
 * Sends back the money of cancelled orders and of paid checkouts that became no order. What is due
 * is stored before the provider is asked, and the provider gives each payment back once: a process
 * that is killed in between only means that it is asked again.
 * @returns how many payments were refunded
 * @throws AggregateError when some failed; the others are done
 */
export async function refundDuePayments(db: Database, payments: Payments): Promise<number> {
  const failures: unknown[] = [];
  let refunded = 0;
  const attempt = async (refund: () => Promise<unknown>) => {
    try {
      await refund();
      refunded += 1;
    } catch (error) {
      failures.push(error);
    }
  };
  for (const { id, paymentIntentId } of await listCheckoutsToRefund(db, BATCH)) {
    await attempt(async () => {
      await inTransaction(db, (tx) => changeCheckout(tx, id, { refundTriedAt: new Date() }));
      if (paymentIntentId) await payments.refund(paymentIntentId);
      await inTransaction(db, (tx) => changeCheckout(tx, id, { refundedAt: new Date() }));
    });
  }
  for (const order of await listOrdersToRefund(db, BATCH)) {
    await attempt(async () => {
      await inTransaction(db, (tx) => markRefundTried(tx, order.id));
      await refundOrder(db, payments, order);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'payments were not refunded');
  return refunded;
}

/**
 * Gives a buyer the money of an order back. Repeating it changes nothing, at the provider and here.
 * @throws HttpError `payment_provider_failed`; then `refundDuePayments` tries again
 */
export async function refundOrder(
  db: Database,
  payments: Payments,
  { paymentIntentId }: { paymentIntentId: string | null },
): Promise<void> {
  if (!paymentIntentId) return;
  await payments.refund(paymentIntentId);
  await inTransaction(db, (tx) => markOrderRefunded(tx, paymentIntentId));
}
