import { HOLD_MS } from '@vitrina/contract/constants';
import type { Delivery } from '@vitrina/contract/entities/delivery';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { type Pieces, returnStock, takeStock } from '../products/stock.ts';
import {
  type CheckoutRow,
  changeCheckout,
  claimCheckout,
  insertHolds,
  takeHolds,
} from './checkouts-repository.ts';
import { boundsOf } from './hold-bounds.ts';
import { checkHoldBounds, isDoubtful } from './network-holds.ts';
import type { Payer } from './payer.ts';
import type { PricedLine, Totals } from './price-lines.ts';
import { endWait, piecesForEarlier } from './stock-waits-repository.ts';

export interface Hold {
  lines: PricedLine[];
  totals: Totals;
  payer: Payer;
  checkoutKey?: string | undefined;
  email?: string | undefined;
  delivery?: Delivery | undefined;
  /** Id of the checkout's payment once it can no longer be paid. */
  deadPaymentId: string | null;
}

/**
 * Replaces the checkout's hold with these pieces, for `HOLD_MS`. Pieces that earlier buyers wait for are
 * left to them, unless the checkout already holds them and may renew.
 * @throws HttpError `out_of_stock`, also when the pieces are only held by others; `payment_mismatch`,
 *   `too_many_pieces`, `rate_limited`
 */
export async function holdPieces(tx: Transaction, wanted: Hold): Promise<CheckoutRow> {
  const { checkoutKey = null, email = '', delivery = null, lines, totals, payer } = wanted;
  const now = new Date();
  const { userId, network, isVerified } = payer;
  const columns = {
    ...{ ...totals, email, delivery, userId, network, isVerified },
    // Also for a resumed checkout: a paid one waits for its order from now on.
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOLD_MS),
  };
  const checkout = await claimCheckout(tx, { ...columns, checkoutKey });
  const isOver = !checkout || checkout.state === 'placed' || checkout.paidAt !== null;
  if (isOver) throw new HttpError('payment_mismatch');
  await checkHoldBounds(tx, payer, checkout.id, lines);
  const held = await takeHolds(tx, checkout.id);
  await returnStock(tx, held);
  const isRenewal = held.length > 0 && checkout.renewals < boundsOf(payer).renewals;
  const waiter = {
    ...{ checkoutKey, network },
    isDoubtful: isOverheld(held, isRenewal) || (await isDoubtful(tx, payer, checkout.id)),
  };
  const kept = await piecesForEarlier(tx, waiter, lines);
  await takeStock(
    tx,
    lines.map((line) => ({
      ...line,
      spare: isRenewal && holdsAlready(held, line) ? 0 : (kept.get(line.productId) ?? 0),
    })),
  );
  await insertHolds(tx, checkout.id, lines);
  await endWait(tx, waiter);
  const isDead = checkout.paymentIntentId === wanted.deadPaymentId;
  const next = {
    ...columns,
    state: 'open' as const,
    paymentIntentId: isDead ? null : checkout.paymentIntentId,
    heldSince: isRenewal ? checkout.heldSince : now,
    renewals: isRenewal ? checkout.renewals + 1 : 0,
  };
  await changeCheckout(tx, checkout.id, next);
  return { ...checkout, ...next };
}

/** No renewals are left: waiting buyers come first. */
const isOverheld = (held: readonly Pieces[], isRenewal: boolean): boolean =>
  held.length > 0 && !isRenewal;

const holdsAlready = (held: readonly Pieces[], { productId, quantity }: Pieces): boolean =>
  held.some((line) => line.productId === productId && line.quantity >= quantity);
