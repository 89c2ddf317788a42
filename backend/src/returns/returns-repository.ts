import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import {
  orderEvents,
  orderItems,
  orders,
  returnLines,
  returns,
  withdrawals,
} from '../database/schema.ts';

export type ReturnRow = typeof returns.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect & { item: ItemRow };
export interface ReturnWithLines extends ReturnRow {
  lines: ReturnLineRow[];
  /** The buyer's own words about the products, if any. */
  productsTold: string;
}

export async function insertReturn(
  tx: Transaction,
  values: typeof returns.$inferInsert,
): Promise<ReturnRow> {
  const [row] = await tx.insert(returns).values(values).returning();
  if (!row) throw new Error('The return was not stored.');
  return row;
}

/** Rewrites all lines at each step, so that the journal has every step completely. */
export async function writeLines(
  tx: Transaction,
  returnId: number,
  lines: readonly Omit<typeof returnLines.$inferInsert, 'returnId'>[],
): Promise<void> {
  await tx.delete(returnLines).where(eq(returnLines.returnId, returnId));
  if (lines.length > 0) {
    await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId })));
  }
}

/** Returns with these ids, or of these orders; oldest first. */
export async function listReturnsWithLines(
  db: Connection,
  of: { ids: readonly number[] } | { orderIds: readonly number[] },
): Promise<ReturnWithLines[]> {
  const condition =
    'ids' in of ? inArray(returns.id, [...of.ids]) : inArray(returns.orderId, [...of.orderIds]);
  const rows = await db
    .select({ row: returns, productsTold: withdrawals.products })
    .from(returns)
    .leftJoin(withdrawals, eq(withdrawals.id, returns.withdrawalId))
    .where(condition)
    .orderBy(asc(returns.id));
  if (rows.length === 0) return [];
  const lines = await db
    .select({ line: returnLines, item: orderItems })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(
      inArray(
        returnLines.returnId,
        rows.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(orderItems.id));
  return rows.map(({ row, productsTold }) => ({
    ...row,
    productsTold: productsTold ?? '',
    lines: lines
      .filter(({ line }) => line.returnId === row.id)
      .map(({ line, item }) => ({ ...line, item })),
  }));
}

/** Delivery time of each order; undelivered ones are missing. */
export async function listDeliveries(
  db: Connection,
  orderIds: readonly number[],
): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, at: max(orderEvents.createdAt) })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(
      and(
        inArray(orders.id, [...orderIds]),
        eq(orders.status, 'Delivered'),
        eq(orderEvents.toStatus, 'Delivered'),
      ),
    )
    .groupBy(orders.id);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
}
