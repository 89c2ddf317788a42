import type { createOrder as call } from '@vitrina/contract/calls/create-order';
import { toBani } from '@vitrina/contract/rules/money';
import type * as z from 'zod/mini';
import { inTransaction } from '../database/database.ts';
import type { Context } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import { CURRENCY, type Payment } from '../payments/payments.ts';
import { claimPieces, type Purchase } from './claim-pieces.ts';
import { findOrderOfPayment } from './orders-repository.ts';
import { PlacedMeanwhile } from './placed-meanwhile.ts';
import { storeOrder } from './store-order.ts';

export type OrderRequest = z.output<(typeof call)['body']>;

/**
 * Places an order. With a payment it may be repeated: one payment is one order, and the provider is
 * asked whether it succeeded and fits. Without one (a caller that knows only the specification) the
 * order is marked as unverified for the admin.
 * @returns the order's id
 * @throws HttpError `payment_not_succeeded`, `payment_mismatch`, `amount_mismatch`,
 *   `product_not_found`, `out_of_stock`; nothing is stored then
 */
export async function createOrder(
  { db, config, payments, catalogue }: Context,
  request: OrderRequest,
  userId: number | null,
): Promise<number> {
  const { paymentIntentId = null } = request;
  const findKnown = async () => (paymentIntentId ? findOrderOfPayment(db, paymentIntentId) : null);
  const known = await findKnown();
  if (known) return known.id;
  const payment = paymentIntentId ? await payments.find(paymentIntentId) : null;
  if (paymentIntentId && payment?.state !== 'succeeded') {
    throw new HttpError('payment_not_succeeded');
  }
  try {
    const id = await inTransaction(db, async (tx) => {
      const purchase = await claimPieces(tx, request.products, paymentIntentId);
      checkAmounts(request, purchase, payment);
      const owned = { ...purchase, userId: userId ?? purchase.userId };
      return storeOrder(tx, config, request, owned, paymentIntentId);
    });
    catalogue.invalidate();
    return id;
  } catch (error) {
    const placed = error instanceof PlacedMeanwhile ? await findKnown() : null;
    if (placed) return placed.id;
    throw error;
  }
}

function checkAmounts(request: OrderRequest, purchase: Purchase, payment: Payment | null): void {
  if (toBani(request.shippingCost) !== purchase.shippingBani) {
    throw new HttpError('amount_mismatch', { field: 'shippingCost' });
  }
  if (payment && (payment.amountBani !== purchase.totalBani || payment.currency !== CURRENCY)) {
    throw new HttpError('payment_mismatch');
  }
}
