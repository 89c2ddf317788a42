import { HOLD_MS } from '@vitrina/contract/constants';
import type { Delivery } from '@vitrina/contract/entities/delivery';
import { toBani } from '@vitrina/contract/rules/money';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import type { Context } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import { type PricedLine, priceLines, type Totals, totalsOf } from '../orders/price-lines.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { returnStock, takeStock } from '../products/stock.ts';
import {
  type CheckoutRow,
  changeCheckout,
  claimCheckout,
  findCheckoutByKey,
  givePayment,
  insertHolds,
  takeHolds,
} from './checkouts-repository.ts';
import { checkoutReference, type Payment, type Payments } from './payments.ts';

interface Purchase {
  /** What the browser believes to pay, in bani. */
  amount: number;
  products: { product_id: number; quantity: number }[];
  /** RON. */
  shippingCost?: number | undefined;
  email?: string | undefined;
  delivery?: Delivery | undefined;
  checkoutKey?: string | undefined;
}

/**
 * Prepares a card payment for products: computes what they cost, holds the pieces for a bounded time
 * and only then lets the browser pay. The same `checkoutKey` is the same payment, with a new amount.
 * @throws HttpError `product_not_found`, `amount_mismatch`, `out_of_stock`: before anything is charged
 */
export async function createPaymentIntent(
  { db, payments, catalogue }: Pick<Context, 'db' | 'payments' | 'catalogue'>,
  purchase: Purchase,
  userId: number | null,
): Promise<Payment> {
  const lines = await priceLines(db, purchase.products);
  const totals = totalsOf(lines);
  checkAmounts(purchase, totals);
  const known = purchase.checkoutKey ? await findCheckoutByKey(db, purchase.checkoutKey) : null;
  const earlier = known?.paymentIntentId ? await payments.find(known.paymentIntentId) : null;
  if (earlier && (earlier.state === 'succeeded' || earlier.state === 'processing')) {
    // The money is on its way: this checkout ends with exactly that payment, or with its refund.
    const fits = earlier.amountBani === totals.totalBani && known?.state !== 'released';
    if (fits) return earlier;
    throw new HttpError('payment_mismatch');
  }
  // Also one that the provider does not know, such as one of an account that we had before.
  const isDead = earlier === null || earlier.state === 'cancelled';
  const deadPaymentId = isDead ? (known?.paymentIntentId ?? null) : null;
  const checkout = await inTransaction(db, (tx) =>
    hold(tx, { ...purchase, lines, totals, userId, deadPaymentId }),
  );
  catalogue.invalidate();
  return checkout.paymentIntentId
    ? continuePayment(db, payments, checkout, checkout.paymentIntentId)
    : startPayment(db, payments, checkout, purchase.email);
}

function checkAmounts({ amount, shippingCost }: Purchase, totals: Totals): void {
  if (shippingCost !== undefined && toBani(shippingCost) !== totals.shippingBani) {
    throw new HttpError('amount_mismatch', { field: 'shippingCost' });
  }
  if (amount !== totals.totalBani) throw new HttpError('amount_mismatch', { field: 'amount' });
}

interface Hold extends Purchase {
  lines: PricedLine[];
  totals: Totals;
  userId: number | null;
  /** The checkout's payment, when it cannot be paid any more. */
  deadPaymentId: string | null;
}

/** Holds these pieces instead of those that the checkout held before. */
async function hold(tx: Transaction, wanted: Hold): Promise<CheckoutRow> {
  const { checkoutKey = null, email = '', delivery = null, lines, totals, userId } = wanted;
  const expiresAt = new Date(Date.now() + HOLD_MS);
  // Also of one that is taken up again: the time that a paid one waits for its order begins anew.
  const createdAt = new Date();
  const columns = { ...totals, email, delivery, userId, createdAt, expiresAt };
  const checkout = await claimCheckout(tx, { ...columns, checkoutKey });
  const isOver = !checkout || checkout.state === 'placed' || checkout.paidAt !== null;
  if (isOver) throw new HttpError('payment_mismatch');
  await returnStock(tx, await takeHolds(tx, checkout.id));
  await takeStock(tx, lines);
  await insertHolds(tx, checkout.id, lines);
  const isDead = checkout.paymentIntentId === wanted.deadPaymentId;
  const paymentIntentId = isDead ? null : checkout.paymentIntentId;
  const next = { ...columns, state: 'open', paymentIntentId } as const;
  await changeCheckout(tx, checkout.id, next);
  await bumpCatalogueVersion(tx);
  return { ...checkout, ...next };
}

/**
 * The payment, of the amount that its checkout holds. Another call with the same key may hold other
 * pieces while the provider is being told of ours: the amount of what is held last is the last one told.
 */
async function continuePayment(
  db: Database,
  payments: Payments,
  { checkoutKey, totalBani }: CheckoutRow,
  id: string,
): Promise<Payment> {
  const payment = await payments.find(id);
  const told =
    payment?.amountBani === totalBani ? payment : await payments.changeAmount(id, totalBani);
  const now = checkoutKey ? await findCheckoutByKey(db, checkoutKey) : null;
  const isOvertaken = now?.paymentIntentId === id && now.totalBani !== totalBani;
  return isOvertaken ? continuePayment(db, payments, now, id) : told;
}

/**
 * Two calls at once may both start one; the checkout keeps the first, the other is called off. Either
 * call may have held its pieces last: the kept payment is for what is held now.
 */
async function startPayment(
  db: Database,
  payments: Payments,
  checkout: CheckoutRow,
  email: string | undefined,
): Promise<Payment> {
  const reference = checkoutReference(checkout.id);
  const payment = await payments.create({ amountBani: checkout.totalBani, email, reference });
  if (await givePayment(db, checkout.id, payment.id)) return payment;
  await payments.cancel(payment.id);
  const other = checkout.checkoutKey ? await findCheckoutByKey(db, checkout.checkoutKey) : null;
  if (!other?.paymentIntentId) throw new HttpError('payment_provider_failed');
  return continuePayment(db, payments, other, other.paymentIntentId);
}
