import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { closeIntent } from './close-intent.ts';
import {
  type CommissionPaymentRow,
  changePayment,
  listExpiredPayments,
  listReleasedPayments,
} from './commission-payments-repository.ts';
import { settleCommissionReturn } from './settle-commission-payment.ts';

const BATCH = 50;
/** The bank is deciding; the result is near. */
const LOOK_AGAIN_MS = 60_000;
/** Otherwise fifty payments that always fail would take every turn. */
const TRY_AGAIN_MS = 3 * 60_000;

type Parts = Pick<Context, 'db' | 'config' | 'payments'>;

/**
 * Finishes payments of commissions, whatever died in between: expired open ones pay their invoices or are
 * cancelled, and money charged for nothing is refunded. Safe to run in any number of processes.
 * @returns the number finished
 * @throws AggregateError when some failed; the others are done
 */
export async function endCommissionPayments(parts: Parts): Promise<number> {
  const failures: unknown[] = [];
  let ended = 0;
  const attempt = async (work: () => Promise<boolean>, postpone: () => Promise<unknown>) => {
    try {
      if (await work()) ended += 1;
    } catch (error) {
      failures.push(error);
      await postpone().catch((next: unknown) => failures.push(next));
    }
  };
  const change = (id: number, columns: Parameters<typeof changePayment>[2]) =>
    inTransaction(parts.db, (tx) => changePayment(tx, id, columns));
  for (const payment of await listExpiredPayments(parts.db, BATCH)) {
    const postpone = (ms: number) => change(payment.id, { expiresAt: new Date(Date.now() + ms) });
    await attempt(
      async () => {
        const end = await closeIntent(parts, payment);
        if (end === 'busy') await postpone(LOOK_AGAIN_MS);
        return end === 'closed' || end === 'paid';
      },
      () => postpone(TRY_AGAIN_MS),
    );
  }
  for (const payment of await listReleasedPayments(parts.db, BATCH)) {
    const tried = () => change(payment.id, { refundTriedAt: new Date() });
    await attempt(async () => {
      await tried();
      return endReleasedPayment(parts, payment);
    }, tried);
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, 'payments of commissions did not come to their end');
  }
  return ended;
}

/** @returns whether nothing can be charged any more and all charges were refunded */
export async function endReleasedPayment(
  parts: Parts,
  payment: CommissionPaymentRow,
): Promise<boolean> {
  const { db, config, payments } = parts;
  if (!payment.paidAt) {
    const end = await closeIntent(parts, payment);
    if (end !== 'refund') return end === 'closed';
  }
  const { paymentIntentId } = payment;
  if (!paymentIntentId) return false;
  // The provider refunds it once, however often it is asked.
  await payments.refund(paymentIntentId);
  await inTransaction(db, (tx) => settleCommissionReturn(tx, config, paymentIntentId));
  return true;
}
