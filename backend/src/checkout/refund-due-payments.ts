import { type Database, inTransaction } from '../database/database.ts';
import type { Payments } from '../payments/payments.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { changeCheckout, listCheckoutsToRefund } from './checkouts-repository.ts';
import { planCancellationRefund } from './plan-refund.ts';
import {
  listOpenRefunds,
  listUnplannedCancellations,
  lockPlacedOrder,
} from './refunds-repository.ts';

const BATCH = 50;

/**
 * Sends due refunds: of paid checkouts without an order, and those decided for orders. They are stored
 * before the provider is asked, and it refunds each only once: a process killed in between merely asks
 * again.
 * @returns the number of refunds made
 * @throws AggregateError when some failed; the others are done
 */
export async function refundDuePayments(db: Database, payments: Payments): Promise<number> {
  const failures: unknown[] = [];
  let refunded = 0;
  const attempt = async (refund: () => Promise<boolean>) => {
    try {
      if (await refund()) refunded += 1;
    } catch (error) {
      failures.push(error);
    }
  };
  for (const { id, paymentIntentId } of await listCheckoutsToRefund(db, BATCH)) {
    await attempt(async () => {
      await inTransaction(db, (tx) => changeCheckout(tx, id, { refundTriedAt: new Date() }));
      if (paymentIntentId) await payments.refund(paymentIntentId);
      await inTransaction(db, (tx) => changeCheckout(tx, id, { refundedAt: new Date() }));
      return true;
    });
  }
  await planCancellations(db);
  for (const { id } of await listOpenRefunds(db, BATCH)) {
    await attempt(() => carryOutRefund(db, payments, id));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'payments were not refunded');
  return refunded;
}

/** Refunds of orders that an earlier program version cancelled without recording one. */
async function planCancellations(db: Database): Promise<void> {
  for (const { id } of await listUnplannedCancellations(db, BATCH)) {
    await inTransaction(db, async (tx) => {
      const order = await lockPlacedOrder(tx, id);
      if (order) await planCancellationRefund(tx, order);
    });
  }
}
