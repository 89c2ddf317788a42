import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { orderEvents, orderItems, orders } from '../database/schema.ts';
import type { PricedLine } from './price-lines.ts';

/** @returns null when the payment has an order already; nothing is stored then */
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

/** As many as a mail can hold. */
const LONGEST_SUMMARY = 100;

/** Orders of today (in Bucharest) with this address and no payment, without the first `told` ones. */
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

/** What a link to the page of an order is made of. */
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

/** Set with every change of an order that an admin sees. */
export const touched = () => ({ version: sql`${orders.version} + 1`, updatedAt: sql`now()` });
