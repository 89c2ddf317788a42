import { and, asc, desc, eq, like, ne, sql } from 'drizzle-orm';
import { touched } from '../checkout/placed-orders-repository.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { checkouts, orderItems, orders } from '../database/schema.ts';

export type OrderRow = typeof orders.$inferSelect;
type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderWithItems = OrderRow & { items: OrderItemRow[] };

export const changeOrder = (
  tx: Transaction,
  id: number,
  columns: Partial<typeof orders.$inferInsert>,
) =>
  tx
    .update(orders)
    .set({ ...columns, ...touched() })
    .where(eq(orders.id, id));

/** Payments of the demonstration, unknown to any provider. */
export async function listDemoPayments(
  db: Connection,
): Promise<{ id: string; amountBani: number }[]> {
  const ofOrders = await db
    .select({ id: sql<string>`${orders.paymentIntentId}`, amountBani: orders.totalBani })
    .from(orders)
    .where(and(like(orders.paymentIntentId, 'pi_demo_%'), eq(orders.paymentStatus, 'paid')));
  const ofCheckouts = await db
    .select({ id: sql<string>`${checkouts.paymentIntentId}`, amountBani: checkouts.totalBani })
    .from(checkouts)
    .where(and(like(checkouts.paymentIntentId, 'pi_demo_%'), ne(checkouts.state, 'placed')));
  return [...ofOrders, ...ofCheckouts];
}

/** Orders of one buyer, newest first. */
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
    // One parameter for any number of ids.
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
