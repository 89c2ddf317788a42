import type { Context } from '../context.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { CURRENCY, type Payment } from '../payments/payments.ts';
import { holdAccount } from '../users/users-repository.ts';
import { firstTooMuch } from './missing-pieces.ts';
import { checkShipping, type OrderRequest } from './order-request.ts';
import type { Payer } from './payer.ts';
import { priceLines, totalsOf } from './price-lines.ts';
import { storeOrder } from './store-order.ts';
import { isWaiting } from './takes-stock.ts';

/** Limit on orders waiting for staff at the same time, over all buyers. */
const WAITING_IN_ALL = 300;

/**
 * Stores an order without a verified payment: it takes no stock and waits until staff accept it
 * (docs/product.md#unverified-order).
 * @param paidBy the caller's own payment by amount alone: when it covers this order in full, the limits on
 *   unpaid orders do not apply
 * @returns the order's id
 * @throws HttpError `rate_limited`, `product_not_found`, `amount_mismatch`, `out_of_stock` when there are
 *   not enough pieces even now, `session_expired` when the account was erased meanwhile
 */
export async function placeUnverifiedOrder(
  { db, config, limits }: Pick<Context, 'db' | 'config' | 'limits'>,
  request: OrderRequest,
  { userId, network }: Payer,
  paidBy: Payment | null = null,
): Promise<number> {
  const isPaid = paidBy !== null && (await isWholePrice(db, request, paidBy));
  if (isPaid) {
    await limits.take('unverified-order-paid', paidBy.id);
  } else {
    await limits.take('unverified-order', network);
    await limits.take('unverified-order-recipient', request.email);
  }
  return inTransaction(db, async (tx) => {
    if (userId) await holdAccount(tx, userId);
    // Like the other limits, off when the network is unknown.
    if (!isPaid && network && (await tx.$count(orders, isWaiting())) >= WAITING_IN_ALL) {
      throw new HttpError('rate_limited');
    }
    const lines = await priceLines(tx, request.products);
    const totals = await totalsOf(tx, lines);
    checkShipping(request.shippingCost, totals);
    const short = await firstTooMuch(tx, lines);
    if (short >= 0) throw new HttpError('out_of_stock', { field: `products.${short}.quantity` });
    return storeOrder(tx, config, request, { lines, userId, ...totals }, null);
  });
}

async function isWholePrice(
  db: Database,
  { products }: OrderRequest,
  { amountBani, currency }: Payment,
): Promise<boolean> {
  const { totalBani } = await totalsOf(db, await priceLines(db, products));
  return amountBani === totalBani && currency === CURRENCY;
}
