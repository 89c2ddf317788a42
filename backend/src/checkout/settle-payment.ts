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
 * What becomes of money that came in: `placed` is an order, `waiting` waits for the browser to say
 * where the order goes, `refund` goes back (by `refundDuePayments`), `refunded` has gone back already,
 * `unknown` belongs to no checkout.
 */
type Settlement = 'placed' | 'waiting' | 'refund' | 'refunded' | 'unknown';

/**
 * Makes the order of a payment that succeeded out of its stored draft, exactly once, however many
 * calls, events and jobs try it: whoever locks the checkout first does it.
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
    // Its pieces count as sold from now on.
    await bumpCatalogueVersion(tx);
  }
  return 'waiting';
}

/**
 * Money that went back at the provider, wholly or in part, before there was an order: there will be
 * none, and what is left goes back too.
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

/** The money of a payment without an order has gone back, on our wish or by hand at the provider. */
export async function settleRefund(tx: Transaction, paymentId: string): Promise<'refunded'> {
  const checkout = await lockCheckoutOfPayment(tx, paymentId);
  if (checkout?.state === 'open') await releaseCheckout(tx, checkout, { isPaid: true });
  if (checkout && checkout.state !== 'placed' && !checkout.refundedAt) {
    await changeCheckout(tx, checkout.id, { refundedAt: new Date() });
  }
  return 'refunded';
}

/**
 * Gives back what a checkout, locked by the caller, holds; no order can be made of it afterwards.
 * @param options.isPaid its money has to go back too: that is remembered until it is done
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
