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
 * Sends money back: of paid checkouts that became no order, and what was decided of orders. What is
 * due is stored before the provider is asked, and the provider gives each back once: a process that is
 * killed in between only means that it is asked again.
 * @returns how many refunds were made
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

/** Of orders that an earlier program cancelled without writing down what goes back. */
async function planCancellations(db: Database): Promise<void> {
  for (const { id } of await listUnplannedCancellations(db, BATCH)) {
    await inTransaction(db, async (tx) => {
      const order = await lockPlacedOrder(tx, id);
      if (order) await planCancellationRefund(tx, order);
    });
  }
}
