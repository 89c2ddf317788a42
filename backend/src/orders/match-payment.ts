import { lockCheckoutOfPayment } from '../checkout/checkouts-repository.ts';
import { claimHeldPieces } from '../checkout/claim-pieces.ts';
import { settleReturned } from '../checkout/settle-payment.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { CURRENCY } from '../payments/payments.ts';
import { takePieces } from './accept-order.ts';
import { lockOrder } from './lock-order.ts';
import { insertOrderEvent } from './order-events.ts';
import { changeOrder } from './orders-repository.ts';
import { tellAcceptance } from './tell-acceptance.ts';

interface Match {
  paymentIntentId: string;
  orderId: number;
  adminId: number;
}

/**
 * Turns a payment by amount alone into the payment of an unpaid order, and takes its pieces unless it was
 * accepted before (docs/product.md#unplaced-payments).
 * @throws HttpError `payment_not_found`, `payment_not_succeeded`, `payment_refunded`, `payment_mismatch`
 *   for another amount or an order that is paid or cancelled, `order_not_found`, `out_of_stock`
 */
export async function matchPaymentToOrder(
  { db, config, payments }: Pick<Context, 'db' | 'config' | 'payments'>,
  { paymentIntentId, orderId, adminId }: Match,
): Promise<void> {
  const payment = await payments.find(paymentIntentId);
  if (!payment) throw new HttpError('payment_not_found');
  if (payment.state !== 'succeeded') throw new HttpError('payment_not_succeeded');
  if (payment.refundedBani > 0) {
    await inTransaction(db, (tx) => settleReturned(tx, payment));
    throw new HttpError('payment_refunded');
  }
  await inTransaction(db, async (tx) => {
    const checkout = await lockCheckoutOfPayment(tx, paymentIntentId);
    if (!checkout?.isAmountAlone) throw new HttpError('payment_not_found');
    if (checkout.state === 'released') throw new HttpError('payment_refunded');
    const order = await lockOrder(tx, orderId);
    const isUnpaid = order.paymentStatus === 'unverified' && order.status !== 'Cancelled';
    if (checkout.state === 'placed' || !isUnpaid) throw new HttpError('payment_mismatch');
    if (payment.amountBani !== order.totalBani || payment.currency !== CURRENCY) {
      throw new HttpError('payment_mismatch', { text: messages.otherAmount(payment, order) });
    }
    // An accepted order has its pieces already.
    if (order.acceptedAt === null) {
      await takePieces(tx, order);
      await tellAcceptance(tx, config, order);
    }
    await claimHeldPieces(tx, checkout);
    await changeOrder(tx, orderId, { paymentIntentId, paymentStatus: 'paid' });
    await insertOrderEvent(tx, {
      ...{ orderId, kind: 'payment', detail: paymentIntentId, actorId: adminId },
    });
  });
}
