import type { Delivery } from '@vitrina/contract/entities/delivery';
import type { Context } from '../context.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { checkoutReference, type Payment, type Payments } from '../payments/payments.ts';
import type { Pieces } from '../products/stock.ts';
import {
  type CheckoutRow,
  findCheckoutByKey,
  givePayment,
  listHolds,
} from './checkouts-repository.ts';
import { type Hold, holdPieces } from './hold-pieces.ts';
import { missingPieces } from './missing-pieces.ts';
import { checkShipping } from './order-request.ts';
import type { Payer } from './payer.ts';
import { priceLines, type Totals, totalsOf } from './price-lines.ts';

interface Purchase {
  /** Amount the browser expects to pay, in bani. */
  amount: number;
  products: { product_id: number; quantity: number }[];
  /** RON. */
  shippingCost?: number | undefined;
  email?: string | undefined;
  delivery?: Delivery | undefined;
  checkoutKey?: string | undefined;
}

/**
 * Prepares a card payment for products: computes the total, holds the pieces for a limited time, and only
 * then lets the browser pay. The same `checkoutKey` is the same payment, with a new amount.
 * @throws HttpError `product_not_found`, `amount_mismatch`, `order_too_large`, `out_of_stock`,
 *   `pieces_held`, `too_many_pieces`, `rate_limited`: before anything is charged
 */
export async function preparePayment(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  purchase: Purchase,
  payer: Payer,
): Promise<Payment> {
  const lines = await priceLines(db, purchase.products);
  const totals = await totalsOf(db, lines);
  checkAmounts(purchase, totals);
  const known = purchase.checkoutKey ? await findCheckoutByKey(db, purchase.checkoutKey) : null;
  const earlier = known?.paymentIntentId ? await payments.find(known.paymentIntentId) : null;
  if (earlier && (earlier.state === 'succeeded' || earlier.state === 'processing')) {
    // The money is on its way: this checkout ends with exactly this payment, or with its refund.
    const fits = earlier.amountBani === totals.totalBani && known?.state !== 'released';
    if (fits) return earlier;
    throw new HttpError('payment_mismatch');
  }
  // At the bank: the same pieces are held already, and asking again does not extend the hold. With another
  // total, the caller learns the amount the buyer accepted since.
  const isAsAgreed = earlier?.state === 'acting' && earlier.amountBani === totals.totalBani;
  if (isAsAgreed && (await holdsSame(db, known, lines))) return earlier;
  // Includes a payment the provider does not know, e.g. of a former account.
  const isDead = earlier === null || earlier.state === 'cancelled';
  const deadPaymentId = isDead ? (known?.paymentIntentId ?? null) : null;
  const checkout = await hold(db, { ...purchase, lines, totals, payer, deadPaymentId });
  return checkout.paymentIntentId
    ? continuePayment(db, payments, checkout, checkout.paymentIntentId)
    : startPayment(db, payments, checkout, purchase.email);
}

async function hold(db: Database, wanted: Hold): Promise<CheckoutRow> {
  try {
    return await inTransaction(db, (tx) => holdPieces(tx, wanted));
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'out_of_stock')) throw error;
    throw await missingPieces(db, wanted.lines, wanted.checkoutKey, wanted.payer);
  }
}

async function holdsSame(
  db: Database,
  checkout: CheckoutRow | null,
  lines: readonly Pieces[],
): Promise<boolean> {
  const held = checkout ? await listHolds(db, checkout.id) : [];
  const quantities = new Map(held.map((line) => [line.productId, line.quantity]));
  return (
    lines.length === held.length &&
    lines.every(({ productId, quantity }) => quantities.get(productId) === quantity)
  );
}

function checkAmounts({ amount, shippingCost }: Purchase, totals: Totals): void {
  if (shippingCost !== undefined) checkShipping(shippingCost, totals);
  if (amount !== totals.totalBani) throw new HttpError('amount_mismatch', { field: 'amount' });
}

/**
 * The payment, at the amount its checkout holds. A concurrent call with the same key may hold other pieces
 * while the provider is updated: retries until the provider's amount matches the latest hold.
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
 * Two concurrent calls may both start a payment; the checkout keeps the first, the other is cancelled.
 * Either call may have held its pieces last: the kept payment gets the amount of the current hold.
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
