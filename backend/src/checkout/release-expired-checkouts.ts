import { BUSY_HOLD_MS, UNPLACED_REFUND_MS } from '@vitrina/contract/constants';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Payment, Payments } from '../payments/payments.ts';
import {
  type CheckoutRow,
  listExpiredCheckouts,
  lockExpiredCheckout,
  postponeExpiredCheckout,
} from './checkouts-repository.ts';
import { boundsOf } from './hold-bounds.ts';
import { releaseCheckout, settlePayment } from './settle-payment.ts';
import { somebodyWaitsFor } from './stock-waits-repository.ts';

const BATCH = 50;
const MINUTE_MS = 60_000;
const LOOK_AGAIN_MS = 10 * MINUTE_MS;
const TRY_AGAIN_MS = 3 * MINUTE_MS;
const LOOK_AT_BUSY_MS = MINUTE_MS / 2;

interface Parts {
  db: Database;
  config: Config;
  payments: Payments;
}

/**
 * Ends expired checkouts. Cancels their payment first, so that nobody pays for pieces sold to somebody else.
 * A payment that succeeded before becomes the order of its draft; without a delivery address it waits for the
 * browser, and is refunded after a day. Safe to run in any number of processes.
 * @returns the number of ended checkouts
 * @throws AggregateError when some failed; the others are done
 */
export async function releaseExpiredCheckouts(parts: Parts): Promise<number> {
  let ended = 0;
  const failures: unknown[] = [];
  for (const checkout of await listExpiredCheckouts(parts.db, BATCH)) {
    try {
      if (await endCheckout(parts, checkout)) ended += 1;
    } catch (error) {
      failures.push(error);
      // Otherwise fifty checkouts that always fail would take every turn.
      await postpone(parts.db, checkout, TRY_AGAIN_MS).catch((next) => failures.push(next));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'checkouts were not released');
  return ended;
}

/** @returns whether the checkout is closed */
async function endCheckout(
  { db, config, payments }: Parts,
  checkout: CheckoutRow,
): Promise<boolean> {
  const busyUntil = await busyTime(db, payments, checkout);
  if (busyUntil) {
    await postponeExpiredCheckout(db, checkout.id, busyUntil);
    return false;
  }
  const payment = await callOff(payments, checkout);
  if (payment?.state === 'succeeded') {
    if (await place(db, config, payment, checkout)) return true;
    if (!isOverdue(checkout)) return wait(db, checkout);
    return release(db, checkout, { isPaid: true });
  }
  // The provider is working on it; the result is near.
  if (payment?.state === 'processing') return wait(db, checkout);
  return release(db, checkout, { isPaid: false });
}

/**
 * Time until which a payment at the provider or the buyer's bank is left alone; null for other payments, and
 * when that time is over (docs/product.md#holds).
 */
async function busyTime(
  db: Database,
  payments: Payments,
  checkout: CheckoutRow,
): Promise<Date | null> {
  const payment = checkout.paymentIntentId ? await payments.find(checkout.paymentIntentId) : null;
  if (payment?.state !== 'acting' && payment?.state !== 'processing') return null;
  const isWaitedFor = await somebodyWaitsFor(db, checkout.id);
  const ms = isWaitedFor ? boundsOf(checkout).busyWaitedForMs : BUSY_HOLD_MS;
  const until = checkout.heldSince.getTime() + ms;
  const now = Date.now();
  // In steps, because another buyer may start to wait meanwhile.
  return until > now ? new Date(Math.min(until, now + LOOK_AT_BUSY_MS)) : null;
}

/** Cancels the payment and returns its final state; null without one. */
const callOff = async (
  payments: Payments,
  { paymentIntentId }: CheckoutRow,
): Promise<Payment | null> => (paymentIntentId ? payments.cancel(paymentIntentId) : null);

/** @throws when the order cannot be stored; an overdue checkout is refunded instead */
async function place(
  db: Database,
  config: Config,
  payment: Payment,
  checkout: CheckoutRow,
): Promise<boolean> {
  try {
    return (await inTransaction(db, (tx) => settlePayment(tx, config, payment))) !== 'waiting';
  } catch (error) {
    if (isOverdue(checkout)) return false;
    throw error;
  }
}

const isOverdue = ({ paidAt, createdAt }: CheckoutRow): boolean =>
  Date.now() - (paidAt ?? createdAt).getTime() > UNPLACED_REFUND_MS;

async function wait(db: Database, checkout: CheckoutRow): Promise<false> {
  await postpone(db, checkout, LOOK_AGAIN_MS);
  return false;
}

const postpone = (db: Database, { id }: CheckoutRow, ms: number) =>
  postponeExpiredCheckout(db, id, new Date(Date.now() + ms));

/** Skips one that the browser renewed meanwhile. */
const release = (
  db: Database,
  { id, paymentIntentId }: CheckoutRow,
  how: { isPaid: boolean },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const checkout = await lockExpiredCheckout(tx, id);
    if (!checkout || checkout.paymentIntentId !== paymentIntentId) return false;
    await releaseCheckout(tx, checkout, how);
    return true;
  });
