import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { checkouts, rateLimits, stockHolds } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import type { Pieces } from '../products/stock.ts';
import { boundsOf, DOUBT_MS } from './hold-bounds.ts';
import type { Payer } from './payer.ts';

/**
 * Checks the limits of a checkout and its network. Locks the network until the transaction ends, so that
 * concurrent checkouts cannot exceed them together.
 * @throws HttpError `too_many_pieces`, `rate_limited`
 */
export async function checkHoldBounds(
  tx: Transaction,
  payer: Payer,
  checkoutId: number,
  lines: readonly Pieces[],
): Promise<void> {
  const bounds = boundsOf(payer);
  const wanted = sum(lines.map(({ quantity }) => quantity));
  const tooMany = lines.findIndex(({ quantity }) => quantity > bounds.ofProduct);
  if (tooMany >= 0 || wanted > bounds.inAll) {
    throw new HttpError('too_many_pieces', {
      field: `products.${Math.max(tooMany, 0)}.quantity`,
      text: messages.tooManyPieces(bounds),
    });
  }
  if (!payer.network) return;
  await lockNetwork(tx, payer.network);
  const held = await heldByOthersOf(tx, payer.network, checkoutId);
  const isOver = lines.some(
    ({ productId, quantity }) => quantity + (held.get(productId) ?? 0) > bounds.ofProduct,
  );
  if (isOver || wanted + sum([...held.values()]) > bounds.inAll) {
    throw new HttpError('rate_limited', { text: messages.tooManyHeld });
  }
}

/** A row that serves only as a lock; cleaned up with the other expired limits. */
const lockNetwork = (tx: Transaction, network: string) =>
  tx
    .insert(rateLimits)
    .values({
      key: `holding:${network}`,
      attempts: 1,
      windowEndsAt: sql`now() + interval '1 hour'`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { windowEndsAt: sql`now() + interval '1 hour'` },
    });

/** Unpaid pieces by product, in other checkouts of the network. */
async function heldByOthersOf(
  tx: Transaction,
  network: string,
  checkoutId: number,
): Promise<Map<number, number>> {
  const rows = await tx
    .select({
      productId: stockHolds.productId,
      quantity: sql<number>`sum(${stockHolds.quantity})::int`,
    })
    .from(stockHolds)
    .innerJoin(checkouts, eq(checkouts.id, stockHolds.checkoutId))
    .where(
      and(eq(checkouts.network, network), isNull(checkouts.paidAt), ne(checkouts.id, checkoutId)),
    )
    .groupBy(stockHolds.productId);
  return new Map(rows.map((row) => [row.productId, row.quantity]));
}

/** Whether the payer's network has, or recently had, another unpaid hold. */
export async function isDoubtful(
  tx: Transaction,
  { network, isVerified }: Payer,
  checkoutId: number | null,
): Promise<boolean> {
  if (!network || isVerified) return false;
  const rows = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.network, network),
        gt(checkouts.heldSince, new Date(Date.now() - DOUBT_MS)),
        eq(checkouts.isAmountAlone, false),
        isNull(checkouts.paidAt),
        checkoutId === null ? undefined : ne(checkouts.id, checkoutId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
