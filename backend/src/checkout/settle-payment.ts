import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { CURRENCY, type Payment } from '../payments/payments.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { returnStock } from '../products/stock.ts';
import {
  type CheckoutRow,
  changeCheckout,
  lockCheckoutOfPayment,
  takeHolds,
} from './checkouts-repository.ts';
import { claimHeldPieces } from './claim-pieces.ts';
import { findOrderOfPayment } from './placed-orders-repository.ts';
import { storeOrder } from './store-order.ts';

/**
 * What a received payment leads to: `placed` is an order, `waiting` waits for the browser's delivery
 * address, `refund` is due back (`refundDuePayments`), `refunded` was returned already, `unknown` belongs
 * to no checkout.
 */
type Settlement = 'placed' | 'waiting' | 'refund' | 'refunded' | 'unknown';

/**
 * Turns a succeeded payment into its order from the stored draft, exactly once, whatever number of calls,
 * events and jobs try: the first to lock the checkout does it.
 */
export async function settlePayment(
  tx: Transaction,
  config: Config,
  payment: Payment,
): Promise<Settlement> {
  const checkout = await lockCheckoutOfPayment(tx, payment.id);
  if (!checkout) return (await findOrderOfPayment(tx, payment.id)) ? 'placed' : 'unknown';
  if (checkout.state === 'placed') return 'placed';
  if (payment.refundedBani > 0) return settleReturned(tx, payment);
  const fits = payment.amountBani === checkout.totalBani && payment.currency === CURRENCY;
  if (checkout.state === 'released' || !fits) {
    await releaseCheckout(tx, checkout, { isPaid: true });
    return 'refund';
  }
  const { delivery, email } = checkout;
  if (delivery && email) {
    const purchase = await claimHeldPieces(tx, checkout);
    await storeOrder(tx, config, { ...delivery, email }, purchase, payment.id);
    return 'placed';
  }
  if (!checkout.paidAt) {
    await changeCheckout(tx, checkout.id, { paidAt: new Date() });
    // Its pieces count as sold from here on.
    await bumpCatalogueVersion(tx);
  }
  return 'waiting';
}

/**
 * The payment was refunded at the provider, in full or in part, before there was an order: there will be
 * none, and the rest is refunded too.
 */
export async function settleReturned(
  tx: Transaction,
  { id, refundedBani, amountBani }: Payment,
): Promise<'refund' | 'refunded'> {
  if (refundedBani >= amountBani) return settleRefund(tx, id);
  const checkout = await lockCheckoutOfPayment(tx, id);
  if (checkout?.state === 'open') await releaseCheckout(tx, checkout, { isPaid: true });
  return 'refund';
}

/** The money of a payment without an order was returned, by us or by hand at the provider. */
export async function settleRefund(tx: Transaction, paymentId: string): Promise<'refunded'> {
  const checkout = await lockCheckoutOfPayment(tx, paymentId);
  if (checkout?.state === 'open') await releaseCheckout(tx, checkout, { isPaid: true });
  if (checkout && checkout.state !== 'placed' && !checkout.refundedAt) {
    await changeCheckout(tx, checkout.id, { refundedAt: new Date() });
  }
  return 'refunded';
}

/**
 * Releases what a checkout, locked by the caller, holds; it can no longer become an order.
 * @param options.isPaid its money has to be refunded: stored until done
 */
export async function releaseCheckout(
  tx: Transaction,
  checkout: CheckoutRow,
  { isPaid }: { isPaid: boolean },
): Promise<void> {
  const held = await takeHolds(tx, checkout.id);
  const paidAt = checkout.paidAt ?? (isPaid ? new Date() : null);
  await changeCheckout(tx, checkout.id, { state: 'released', paidAt });
  if (held.length === 0) return;
  await returnStock(tx, held);
  await bumpCatalogueVersion(tx);
}
