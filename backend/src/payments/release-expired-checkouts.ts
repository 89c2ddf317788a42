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
 */
export async function releaseExpiredCheckouts(db: Database, payments: Payments): Promise<number> {
  let released = 0;
  for (const checkout of await listExpiredCheckouts(db, BATCH)) {
    if (await isPaid(payments, checkout)) {
      const overdue = Date.now() - checkout.createdAt.getTime() > REFUND_AFTER_MS;
      if (!overdue) {
        const expiresAt = new Date(Date.now() + LOOK_AGAIN_MS);
        await changeCheckout(db, checkout.id, { expiresAt });
        continue;
      }
    }
    if (await release(db, payments, checkout)) released += 1;
  }
  return released;
}

/** After it a payment that is not paid can never be. */
async function isPaid(payments: Payments, { paymentIntentId }: CheckoutRow): Promise<boolean> {
  if (!paymentIntentId) return false;
  const { state } = await payments.cancel(paymentIntentId);
  return state !== 'cancelled';
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
