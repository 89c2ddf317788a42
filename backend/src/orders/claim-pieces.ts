import type { OrderLines } from '@vitrina/contract/entities/order-lines';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import {
  type CheckoutRow,
  changeCheckout,
  lockCheckoutOfPayment,
  takeHolds,
} from '../payments/checkouts-repository.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { takeStock } from '../products/stock.ts';
import { PlacedMeanwhile } from './placed-meanwhile.ts';
import { type PricedLine, priceLines, type Totals, totalsOf } from './price-lines.ts';

export interface Purchase extends Totals {
  lines: PricedLine[];
  /** Who was signed in when the payment was started. */
  userId: number | null;
}

/**
 * The pieces of an order: those that the payment's checkout holds, at the prices that the buyer
 * agreed to, or else fresh ones out of the stock.
 * @throws PlacedMeanwhile
 * @throws HttpError `payment_mismatch`, `payment_refunded`, `product_not_found`, `out_of_stock`
 */
export async function claimPieces(
  tx: Transaction,
  products: OrderLines,
  paymentIntentId: string | null,
): Promise<Purchase> {
  const checkout = paymentIntentId ? await lockCheckoutOfPayment(tx, paymentIntentId) : null;
  if (!checkout) {
    const lines = await priceLines(tx, products);
    await takeStock(tx, lines);
    await bumpCatalogueVersion(tx);
    return { lines, userId: null, ...totalsOf(lines) };
  }
  if (checkout.state === 'placed') throw new PlacedMeanwhile();
  // Its money goes back.
  if (checkout.state === 'released') throw new HttpError('payment_refunded');
  const purchase = await claimHeldPieces(tx, checkout);
  if (!isSame(purchase.lines, products)) {
    throw new HttpError('payment_mismatch', { field: 'products' });
  }
  return purchase;
}

/** Ends an open checkout, locked by the caller: what it held is the order's. */
export async function claimHeldPieces(tx: Transaction, checkout: CheckoutRow): Promise<Purchase> {
  const lines = await takeHolds(tx, checkout.id);
  await changeCheckout(tx, checkout.id, {
    state: 'placed',
    paidAt: checkout.paidAt ?? new Date(),
  });
  const { userId, shippingBani, totalBani } = checkout;
  return { lines, userId, shippingBani, totalBani };
}

function isSame(lines: readonly PricedLine[], products: OrderLines): boolean {
  const wanted = new Map(products.map((line) => [line.product_id, line.quantity]));
  return (
    lines.length === wanted.size &&
    lines.every((line) => wanted.get(line.productId) === line.quantity)
  );
}
