import { and, asc, desc, eq, isNotNull, like, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { orderEvents, orderItems, orders } from '../database/schema.ts';
import type { PricedLine } from './price-lines.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderWithItems = OrderRow & { items: OrderItemRow[] };

/** @returns null when the payment has an order already; nothing is stored then */
export async function insertOrder(
  tx: Transaction,
  order: typeof orders.$inferInsert,
  lines: readonly PricedLine[],
): Promise<OrderRow | null> {
  const [row] = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.paymentIntentId })
    .returning();
  if (!row) return null;
  await tx.insert(orderItems).values(lines.map((line) => ({ orderId: row.id, ...line })));
  await tx.insert(orderEvents).values({ orderId: row.id, toStatus: row.status });
  return row;
}

export async function findOrderOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<OrderRow | null> {
  const rows = await db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));
  return rows[0] ?? null;
}

/** Nobody else can change the row until the transaction ends. */
export async function lockOrderRow(tx: Transaction, id: number): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return rows[0] ?? null;
}

/** Set with every change. */
const touched = () => ({ version: sql`${orders.version} + 1`, updatedAt: sql`now()` });

export const changeOrder = (
  tx: Transaction,
  id: number,
  columns: Partial<typeof orders.$inferInsert>,
) =>
  tx
    .update(orders)
    .set({ ...columns, ...touched() })
    .where(eq(orders.id, id));

/** Cancelled orders whose money is still with us, the longest untried first. */
export const listOrdersToRefund = (db: Connection, limit: number) =>
  db
    .select({ id: orders.id, paymentIntentId: orders.paymentIntentId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'Cancelled'),
        eq(orders.paymentStatus, 'paid'),
        isNotNull(orders.paymentIntentId),
      ),
    )
    .orderBy(sql`${orders.refundTriedAt} nulls first`, asc(orders.id))
    .limit(limit);

/** Nothing that an admin sees: the version stays. */
export const markRefundTried = (db: Connection, id: number) =>
  db.update(orders).set({ refundTriedAt: sql`now()` }).where(eq(orders.id, id));

/** Payments of the demonstration's orders, which no provider has seen. */
export const listDemoPayments = (db: Connection): Promise<{ id: string; amountBani: number }[]> =>
  db
    .select({ id: sql<string>`${orders.paymentIntentId}`, amountBani: orders.totalBani })
    .from(orders)
    .where(and(like(orders.paymentIntentId, 'pi_demo_%'), eq(orders.paymentStatus, 'paid')));

/** Only the first time: repeating it changes nothing. */
export async function markOrderRefunded(tx: Transaction, paymentIntentId: string): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ paymentStatus: 'refunded', ...touched() })
    .where(and(eq(orders.paymentIntentId, paymentIntentId), eq(orders.paymentStatus, 'paid')))
    .returning({ id: orders.id });
  if (order) await tx.insert(orderEvents).values({ orderId: order.id, kind: 'refund' });
}

/** Those of one buyer, the newest first. */
export async function listOrdersOf(db: Connection, userId: number): Promise<OrderWithItems[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return withItems(db, rows);
}

export async function findOrder(db: Connection, id: number): Promise<OrderWithItems | null> {
  const rows = await db.select().from(orders).where(eq(orders.id, id));
  const [order] = await withItems(db, rows);
  return order ?? null;
}

export async function orderExists(db: Connection, id: number): Promise<boolean> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
  return rows.length > 0;
}

export const listItems = (db: Connection, orderIds: number[]): Promise<OrderItemRow[]> =>
  db
    .select()
    .from(orderItems)
    // One parameter for any number of orders.
    .where(sql`${orderItems.orderId} = any(${sql.param(orderIds)}::int[])`)
    .orderBy(asc(orderItems.id));

export async function withItems(db: Connection, rows: OrderRow[]): Promise<OrderWithItems[]> {
  if (rows.length === 0) return [];
  const items = await listItems(
    db,
    rows.map((row) => row.id),
  );
  const complete = new Map(rows.map((row) => [row.id, { ...row, items: [] as OrderItemRow[] }]));
  for (const item of items) complete.get(item.orderId)?.items.push(item);
  return [...complete.values()];
}
