import type { OrderLines } from '@vitrina/contract/entities/order-lines';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import {
  type CheckoutRow,
  changeCheckout,
  lockCheckoutOfPayment,
  takeHolds,
} from './checkouts-repository.ts';
import type { PricedLine, Totals } from './price-lines.ts';

/** Another call turned the same payment into an order first. */
export class PlacedMeanwhile extends Error {
  override readonly name = 'PlacedMeanwhile';
}

export interface Purchase extends Totals {
  lines: PricedLine[];
  /** Who was signed in when the payment started. */
  userId: number | null;
}

/**
 * Claims the pieces of an order: those held by its payment's checkout, at the agreed prices.
 * @throws PlacedMeanwhile
 * @throws HttpError `payment_mismatch`, `payment_refunded`
 */
export async function claimPieces(
  tx: Transaction,
  products: OrderLines,
  paymentIntentId: string,
): Promise<Purchase> {
  const checkout = await lockCheckoutOfPayment(tx, paymentIntentId);
  if (!checkout) throw new HttpError('payment_mismatch');
  if (checkout.state === 'placed') throw new PlacedMeanwhile();
  // The money is being refunded.
  if (checkout.state === 'released') throw new HttpError('payment_refunded');
  const purchase = await claimHeldPieces(tx, checkout);
  if (!isSame(purchase.lines, products)) {
    throw new HttpError('payment_mismatch', { field: 'products' });
  }
  return purchase;
}

/** Closes an open checkout that the caller has locked; its held pieces belong to the order. */
export async function claimHeldPieces(tx: Transaction, checkout: CheckoutRow): Promise<Purchase> {
  const lines = await takeHolds(tx, checkout.id);
  // Held pieces were still listed as available.
  await bumpCatalogueVersion(tx);
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
