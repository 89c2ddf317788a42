import { type Database, inTransaction } from '../database/database.ts';
import type { Payments } from '../payments/payments.ts';
import { markOrderRefunded } from './orders-repository.ts';

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
