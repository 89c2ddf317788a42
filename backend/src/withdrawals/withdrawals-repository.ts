import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { orders, withdrawals } from '../database/schema.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** @returns null when its idempotency key is stored already; waits for one that is being stored */
export async function insertWithdrawal(
  tx: Transaction,
  values: typeof withdrawals.$inferInsert,
): Promise<WithdrawalRow | null> {
  const [row] = await tx
    .insert(withdrawals)
    .values(values)
    .onConflictDoNothing({ target: withdrawals.idempotencyKey })
    .returning();
  return row ?? null;
}

export async function findWithdrawalByKey(db: Connection, key: string): Promise<WithdrawalRow> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.idempotencyKey, key));
  if (!row) throw new Error('The withdrawal was not stored.');
  return row;
}

/**
 * The order with this number, if it was placed with this address; locked until the transaction ends. Call it
 * before inserting the withdrawal, which references the order: otherwise two withdrawals could deadlock.
 */
export async function lockOrderOfBuyer(
  tx: Transaction,
  id: number,
  email: string,
): Promise<number | null> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(sql`lower(${orders.email})`, email)))
    .for('update');
  return rows[0]?.id ?? null;
}

/** Time of the account's last declaration, by order. */
export async function listWithdrawnOrders(
  db: Connection,
  userId: number,
): Promise<Map<number, Date>> {
  const rows = await db
    .select({ orderId: withdrawals.orderId, at: withdrawals.createdAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), isNotNull(withdrawals.orderId)))
    .orderBy(withdrawals.id);
  return new Map(rows.flatMap(({ orderId, at }) => (orderId === null ? [] : [[orderId, at]])));
}

/** Time of the last declaration for an order; `null` without one. */
export async function findWithdrawalOf(db: Connection, orderId: number): Promise<Date | null> {
  const rows = await db
    .select({ at: withdrawals.createdAt })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(desc(withdrawals.id))
    .limit(1);
  return rows[0]?.at ?? null;
}

/** Limited to what fits into a mail. */
const LONGEST_SUMMARY = 100;

/** Today's declarations (Bucharest time) of this address, without the first `confirmed` ones. */
export const listUnconfirmedToday = (
  db: Connection,
  email: string,
  confirmed: number,
): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.email, email),
        sql`${withdrawals.createdAt} >= date_trunc('day', now(), 'Europe/Bucharest')`,
      ),
    )
    .orderBy(withdrawals.id)
    .offset(confirmed)
    .limit(LONGEST_SUMMARY);

/** Newest first. */
export const listWithdrawalRows = (db: Connection): Promise<WithdrawalRow[]> =>
  db.select().from(withdrawals).orderBy(desc(withdrawals.createdAt), desc(withdrawals.id));
