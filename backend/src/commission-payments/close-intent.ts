import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { type CommissionPaymentRow, closePayment } from './commission-payments-repository.ts';
import { settleCommissionPayment } from './settle-commission-payment.ts';

/**
 * Cancels a payment at the provider and stores the result: `closed` was not charged, `paid` was faster,
 * `refund` was charged and is owed back, `busy` is at the bank or being started.
 * @throws HttpError `payment_provider_failed`; nothing has changed then
 */
export async function closeIntent(
  { db, config, payments }: Pick<Context, 'db' | 'config' | 'payments'>,
  row: CommissionPaymentRow,
): Promise<'closed' | 'paid' | 'refund' | 'busy'> {
  // Without an intent nobody has a secret to pay with.
  const payment = row.paymentIntentId ? await payments.cancel(row.paymentIntentId) : null;
  if (payment?.state === 'processing') return 'busy';
  if (payment?.state === 'succeeded') {
    const end = await inTransaction(db, (tx) => settleCommissionPayment(tx, config, payment));
    return end === 'paid' ? 'paid' : 'refund';
  }
  return (await inTransaction(db, (tx) => closePayment(tx, row))) ? 'closed' : 'busy';
}
