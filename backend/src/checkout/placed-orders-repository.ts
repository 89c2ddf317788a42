import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { orderEvents, orderItems, orders } from '../database/schema.ts';
import type { PricedLine } from './price-lines.ts';

/** @returns null when the payment already has an order; nothing is stored then */
export async function insertOrder(
  tx: Transaction,
  order: typeof orders.$inferInsert,
  lines: readonly PricedLine[],
): Promise<typeof orders.$inferSelect | null> {
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

/** Limited to what fits into a mail. */
const LONGEST_SUMMARY = 100;

/** Today's unpaid orders (Bucharest time) of this address, without the first `told` ones. */
export const listUnpaidToday = (db: Connection, email: string, told: number) =>
  db
    .select({ id: orders.id, totalBani: orders.totalBani })
    .from(orders)
    .where(
      and(
        eq(orders.email, email),
        isNull(orders.paymentIntentId),
        sql`${orders.createdAt} >= date_trunc('day', now(), 'Europe/Bucharest')`,
      ),
    )
    .orderBy(orders.id)
    .offset(told)
    .limit(LONGEST_SUMMARY);

/** @returns the order's id */
export async function findOrderOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<number | null> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentIntentId, paymentIntentId));
  return rows[0]?.id ?? null;
}

/** Data for the link to an order's page. */
export async function findLinkedOrder(
  db: Connection,
  id: number,
): Promise<{ id: number; email: string } | null> {
  const rows = await db
    .select({ id: orders.id, email: orders.email })
    .from(orders)
    .where(eq(orders.id, id));
  return rows[0] ?? null;
}

/** Set with each change of an order that staff can see. */
export const touched = () => ({ version: sql`${orders.version} + 1`, updatedAt: sql`now()` });
