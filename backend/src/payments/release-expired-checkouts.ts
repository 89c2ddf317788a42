import { type Database, inTransaction } from '../database/database.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { returnStock } from '../products/stock.ts';
import {
  type CheckoutRow,
  changeCheckout,
  listExpiredCheckouts,
  lockExpiredCheckout,
  takeHolds,
} from './checkouts-repository.ts';
import type { Payments } from './payments.ts';

const BATCH = 50;
const MINUTE_MS = 60_000;
/** A paid checkout waits this long for its order before the money goes back. */
const REFUND_AFTER_MS = 24 * 60 * MINUTE_MS;
const LOOK_AGAIN_MS = 10 * MINUTE_MS;

/**
 * Gives back what checkouts hold whose time is over. Their payment is called off first, so that
 * nobody pays for pieces that are sold to somebody else; one that was faster keeps its pieces until
 * the order comes, and is refunded when none came within a day. Any number of processes may run it.
 * @returns how many were released
 * @throws AggregateError when some failed; the others are done
 */
export async function releaseExpiredCheckouts(db: Database, payments: Payments): Promise<number> {
  let released = 0;
  const failures: unknown[] = [];
  for (const checkout of await listExpiredCheckouts(db, BATCH)) {
    try {
      if (await settle(db, payments, checkout)) released += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'checkouts were not released');
  return released;
}

/** @returns whether it was released */
async function settle(db: Database, payments: Payments, checkout: CheckoutRow): Promise<boolean> {
  const overdue = Date.now() - checkout.createdAt.getTime() > REFUND_AFTER_MS;
  if (overdue || !(await isPaid(payments, checkout))) return release(db, payments, checkout);
  const expiresAt = new Date(Date.now() + LOOK_AGAIN_MS);
  await changeCheckout(db, checkout.id, { expiresAt });
  return false;
}

/** After it a payment that is not paid can never be. */
async function isPaid(payments: Payments, { paymentIntentId }: CheckoutRow): Promise<boolean> {
  if (!paymentIntentId) return false;
  const payment = await payments.cancel(paymentIntentId);
  return payment !== null && payment.state !== 'cancelled';
}

const release = (db: Database, payments: Payments, { id }: CheckoutRow): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const checkout = await lockExpiredCheckout(tx, id);
    if (!checkout) return false;
    // While the row is locked no order can be made of it; repeating a refund changes nothing.
    if (checkout.paymentIntentId && (await isPaid(payments, checkout))) {
      await payments.refund(checkout.paymentIntentId);
    }
    await returnStock(tx, await takeHolds(tx, id));
    await changeCheckout(tx, id, { state: 'released' });
    await bumpCatalogueVersion(tx);
    return true;
  });
