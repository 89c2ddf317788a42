import type { OrderStatus } from '@vitrina/contract/rules/order-status';
import { asc, desc, eq, sql } from 'drizzle-orm';
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
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | null> {
  const rows = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return rows[0] ?? null;
}

/** Sets the status, raises the version and writes the event. */
export async function changeOrderStatus(
  tx: Transaction,
  { id, status: fromStatus }: OrderRow,
  toStatus: OrderStatus,
  actorId: number,
): Promise<void> {
  await tx
    .update(orders)
    .set({ status: toStatus, version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(eq(orders.id, id));
  await tx.insert(orderEvents).values({ orderId: id, fromStatus, toStatus, actorId });
}

/** The newest first. @param userId of one buyer; all when left out */
export async function listOrders(db: Connection, userId?: number): Promise<OrderWithItems[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(userId === undefined ? undefined : eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return withItems(db, rows);
}

export async function findOrder(db: Connection, id: number): Promise<OrderWithItems | null> {
  const rows = await db.select().from(orders).where(eq(orders.id, id));
  const [order] = await withItems(db, rows);
  return order ?? null;
}

export const listItems = (db: Connection, orderIds: number[]): Promise<OrderItemRow[]> =>
  db
    .select()
    .from(orderItems)
    // One parameter for any number of orders.
    .where(sql`${orderItems.orderId} = any(${sql.param(orderIds)}::int[])`)
    .orderBy(asc(orderItems.id));

async function withItems(db: Connection, rows: OrderRow[]): Promise<OrderWithItems[]> {
  if (rows.length === 0) return [];
  const items = await listItems(
    db,
    rows.map((row) => row.id),
  );
  const complete = new Map(rows.map((row) => [row.id, { ...row, items: [] as OrderItemRow[] }]));
  for (const item of items) complete.get(item.orderId)?.items.push(item);
  return [...complete.values()];
}
