import { and, asc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { checkouts, products, stockHolds } from '../database/schema.ts';
import { holdAccount } from '../users/users-repository.ts';
import type { PricedLine } from './price-lines.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
type CheckoutColumns = typeof checkouts.$inferInsert;

export async function findCheckoutByKey(db: Connection, key: string): Promise<CheckoutRow | null> {
  const rows = await db.select().from(checkouts).where(eq(checkouts.checkoutKey, key));
  return rows[0] ?? null;
}

export async function findCheckoutOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<CheckoutRow | null> {
  const rows = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.paymentIntentId, paymentIntentId));
  return rows[0] ?? null;
}

/**
 * Creates a checkout, or locks the one with the same key until the transaction ends.
 * @throws HttpError `session_expired` when the account was erased meanwhile
 */
export async function claimCheckout(
  tx: Transaction,
  columns: CheckoutColumns,
): Promise<CheckoutRow | null> {
  if (columns.userId) await holdAccount(tx, columns.userId);
  const [inserted] = await tx
    .insert(checkouts)
    .values(columns)
    .onConflictDoNothing({ target: checkouts.checkoutKey })
    .returning();
  if (inserted || !columns.checkoutKey) return inserted ?? null;
  return lockCheckout(tx, eq(checkouts.checkoutKey, columns.checkoutKey));
}

export const lockCheckoutOfPayment = (tx: Transaction, paymentIntentId: string) =>
  lockCheckout(tx, eq(checkouts.paymentIntentId, paymentIntentId));

export const lockExpiredCheckout = (tx: Transaction, id: number) =>
  lockCheckout(tx, and(eq(checkouts.id, id), expired()));

async function lockCheckout(
  tx: Transaction,
  condition: ReturnType<typeof eq> | undefined,
): Promise<CheckoutRow | null> {
  const rows = await tx.select().from(checkouts).where(condition).for('update');
  return rows[0] ?? null;
}

export const changeCheckout = (tx: Transaction, id: number, columns: Partial<CheckoutColumns>) =>
  tx.update(checkouts).set(columns).where(eq(checkouts.id, id));

/** @returns false when another call attached a payment meanwhile */
export async function givePayment(
  db: Connection,
  id: number,
  paymentIntentId: string,
): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ paymentIntentId })
    .where(and(eq(checkouts.id, id), isNull(checkouts.paymentIntentId)))
    .returning({ id: checkouts.id });
  return rows.length > 0;
}

const expired = () => and(eq(checkouts.state, 'open'), lt(checkouts.expiresAt, sql`now()`));

/** Skips a checkout that the browser renewed meanwhile. */
export const postponeExpiredCheckout = (db: Connection, id: number, expiresAt: Date) =>
  db
    .update(checkouts)
    .set({ expiresAt })
    .where(and(eq(checkouts.id, id), expired()));

/** Expired open checkouts, oldest first. */
export const listExpiredCheckouts = (db: Connection, limit: number): Promise<CheckoutRow[]> =>
  db.select().from(checkouts).where(expired()).orderBy(asc(checkouts.expiresAt)).limit(limit);

/** Paid checkouts without an order whose money was not returned yet; least recently tried first. */
export const listCheckoutsToRefund = (db: Connection, limit: number): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.state, 'released'),
        isNotNull(checkouts.paidAt),
        isNull(checkouts.refundedAt),
      ),
    )
    .orderBy(sql`${checkouts.refundTriedAt} nulls first`, asc(checkouts.id))
    .limit(limit);

/** Paid checkouts that are not orders yet, oldest first. */
export const listUnplacedCheckouts = (db: Connection): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkouts)
    .where(
      and(ne(checkouts.state, 'placed'), isNotNull(checkouts.paidAt), isNull(checkouts.refundedAt)),
    )
    .orderBy(asc(checkouts.paidAt));

export const insertHolds = (tx: Transaction, checkoutId: number, lines: readonly PricedLine[]) =>
  tx.insert(stockHolds).values(
    lines.map(({ productId, quantity, priceBani }) => ({
      checkoutId,
      productId,
      quantity,
      priceBani,
    })),
  );

export const listHolds = (db: Connection, checkoutId: number) =>
  db.select().from(stockHolds).where(eq(stockHolds.checkoutId, checkoutId));

/** Releases the holds of a checkout. @returns the held pieces, which the caller must sell or restock */
export async function takeHolds(tx: Transaction, checkoutId: number): Promise<PricedLine[]> {
  const held = await tx
    .select({
      productId: stockHolds.productId,
      productName: products.name,
      productColor: products.color,
      quantity: stockHolds.quantity,
      priceBani: stockHolds.priceBani,
    })
    .from(stockHolds)
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .where(eq(stockHolds.checkoutId, checkoutId))
    .orderBy(asc(stockHolds.productId));
  await tx.delete(stockHolds).where(eq(stockHolds.checkoutId, checkoutId));
  return held;
}
