import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { lockCheckoutOfPayment } from './checkouts-repository.ts';
import { releaseCheckout } from './settle-payment.ts';

/**
 * Marks a payment without an order for refund; `refundDuePayments` carries it out. Repeating it changes
 * nothing.
 * @throws HttpError `payment_not_found` when it is unpaid or has an order
 */
export const giveBack = (db: Database, paymentIntentId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const checkout = await lockCheckoutOfPayment(tx, paymentIntentId);
    if (!checkout?.paidAt || checkout.state === 'placed') throw new HttpError('payment_not_found');
    if (checkout.state === 'open') await releaseCheckout(tx, checkout, { isPaid: true });
  });
