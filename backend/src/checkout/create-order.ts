import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { CURRENCY, type Payment } from '../payments/payments.ts';
import { type CheckoutRow, findCheckoutOfPayment } from './checkouts-repository.ts';
import { claimPieces, PlacedMeanwhile } from './claim-pieces.ts';
import { checkShipping, type OrderRequest } from './order-request.ts';
import type { Payer } from './payer.ts';
import { placeUnverifiedOrder } from './place-unverified-order.ts';
import { findOrderOfPayment } from './placed-orders-repository.ts';
import { isSecretOf } from './secret-of-payment.ts';
import { settlePayment, settleReturned } from './settle-payment.ts';
import { storeOrder } from './store-order.ts';

/**
 * Places an order. With a payment for its products the call is idempotent: one payment is one order, and
 * the provider is asked whether it succeeded, matches and was not refunded. Without such a payment the
 * order waits until staff accept it (docs/product.md#unverified-order).
 * @returns the order, and whether it is the caller's own; somebody who only knows the payment's id learns
 *   nothing more
 * @throws HttpError `payment_not_succeeded`, `payment_mismatch`, `payment_refunded`, `amount_mismatch`,
 *   `product_not_found`, `out_of_stock`; nothing is stored then
 */
export async function placeOrder(
  context: Context,
  request: OrderRequest,
  payer: Payer,
): Promise<Placed> {
  const { db, payments, catalogue } = context;
  const { paymentIntentId } = request;
  if (!paymentIntentId) return own(await placeUnverifiedOrder(context, request, payer));
  const known = await findOrderOfPayment(db, paymentIntentId);
  if (known) return { orderId: known, isOwn: await holdsSecret(payments, request) };
  const payment = await payments.find(paymentIntentId);
  if (payment?.state !== 'succeeded') throw new HttpError('payment_not_succeeded');
  if (payment.refundedBani > 0) {
    await inTransaction(db, (tx) => settleReturned(tx, payment));
    catalogue.invalidate();
    throw new HttpError('payment_refunded');
  }
  const checkout = await findCheckoutOfPayment(db, paymentIntentId);
  const isOwn =
    isSecretOf(payment, request.clientSecret) ||
    (checkout !== null && isAccountOf(checkout, payer));
  // Only staff can tell what a payment by amount alone is for.
  if (!checkout || checkout.isAmountAlone) {
    const paidBy = checkout && isOwn ? payment : null;
    return own(await placeUnverifiedOrder(context, request, payer, paidBy));
  }
  return isOwn
    ? own(await placePaidOrder(context, request, payer, payment))
    : { orderId: await placeFromDraft(context, payment), isOwn: false };
}

/** A provider that does not answer must not hide that the order was placed. */
async function holdsSecret(
  payments: Context['payments'],
  { paymentIntentId, clientSecret }: OrderRequest,
): Promise<boolean> {
  if (!paymentIntentId || !clientSecret) return false;
  const payment = await payments.find(paymentIntentId).catch(() => null);
  return payment !== null && isSecretOf(payment, clientSecret);
}

interface Placed {
  orderId: number;
  isOwn: boolean;
}
const own = (orderId: number): Placed => ({ orderId, isOwn: true });

/** Somebody who only knows the payment's id cannot set the delivery address; the stored draft can. */
async function placeFromDraft({ db, config, catalogue }: Context, payment: Payment) {
  await inTransaction(db, (tx) => settlePayment(tx, config, payment));
  catalogue.invalidate();
  const placed = await findOrderOfPayment(db, payment.id);
  if (!placed) throw new HttpError('payment_mismatch');
  return placed;
}

async function placePaidOrder(
  { db, config, catalogue }: Context,
  request: OrderRequest,
  { userId }: Payer,
  payment: Payment,
): Promise<number> {
  try {
    const id = await inTransaction(db, async (tx) => {
      const purchase = await claimPieces(tx, request.products, payment.id);
      checkShipping(request.shippingCost, purchase);
      if (payment.amountBani !== purchase.totalBani || payment.currency !== CURRENCY) {
        throw new HttpError('payment_mismatch');
      }
      const owned = { ...purchase, userId: userId ?? purchase.userId };
      return storeOrder(tx, config, request, owned, payment.id);
    });
    catalogue.invalidate();
    return id;
  } catch (error) {
    const placed =
      error instanceof PlacedMeanwhile ? await findOrderOfPayment(db, payment.id) : null;
    if (placed) return placed;
    throw error;
  }
}

const isAccountOf = (checkout: CheckoutRow, { userId }: Payer): boolean =>
  userId !== null && checkout.userId === userId;
