import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { orderEvents, orders, REFUNDED_STATUSES, refunds } from '../database/schema.ts';
import { OPEN_REFUNDS, sumOf } from '../payments/refund-status.ts';
import { touched } from './placed-orders-repository.ts';

export type RefundRow = typeof refunds.$inferSelect;
type PlacedOrder = typeof orders.$inferSelect;

/** Locks the order and its money until the transaction ends. */
export async function lockPlacedOrder(tx: Transaction, id: number): Promise<PlacedOrder | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}

/** Oldest first. */
export const listRefundRows = (db: Connection, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));

export async function insertRefund(
  tx: Transaction,
  values: typeof refunds.$inferInsert,
): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(values).returning();
  if (!row) throw new Error('The refund was not stored.');
  return row;
}

export const changeRefund = (
  tx: Transaction,
  id: number,
  columns: Partial<typeof refunds.$inferInsert>,
) => tx.update(refunds).set(columns).where(eq(refunds.id, id));

/** Refunds whose money is not back yet, with their payment; least recently tried first. */
export const listOpenRefunds = (db: Connection, limit: number) =>
  db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(inArray(refunds.status, [...OPEN_REFUNDS]))
    .orderBy(sql`${refunds.triedAt} nulls first`, asc(refunds.id))
    .limit(limit);

/** Cancelled orders with a payment for which no refund is recorded. */
export const listUnplannedCancellations = (db: Connection, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, REFUNDED_STATUSES),
        eq(orders.paymentStatus, 'paid'),
        sql`${orders.paymentIntentId} is not null`,
        sql`${orders.refundedBani} < ${orders.totalBani}`,
        sql`not exists (select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.source} = 'cancellation')`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);

/**
 * Updates the order's payment state from its refunds; the caller has locked the order.
 * @param rows all refunds in their current state
 */
export async function tellOrderOfRefunds(
  tx: Transaction,
  order: PlacedOrder,
  rows: readonly RefundRow[],
): Promise<void> {
  const refundedBani = Math.min(order.totalBani, sumOf(rows));
  const isWhole = order.totalBani > 0 && sumOf(rows, ['done']) >= order.totalBani;
  const paymentStatus = order.paymentStatus === 'unverified' || !isWhole ? 'paid' : 'refunded';
  await tx
    .update(orders)
    .set({
      refundedBani,
      ...(order.paymentStatus !== 'unverified' && { paymentStatus }),
      ...touched(),
    })
    .where(eq(orders.id, order.id));
}

export const insertRefundEvent = (
  tx: Transaction,
  event: Pick<typeof orderEvents.$inferInsert, 'orderId' | 'kind' | 'detail' | 'actorId'>,
) => tx.insert(orderEvents).values(event);
