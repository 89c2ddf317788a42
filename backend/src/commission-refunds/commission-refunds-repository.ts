import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import {
  commissionPayments,
  commissionDisputes as disputes,
  commissionRefunds as refunds,
} from '../database/schema.ts';
import { OPEN_REFUNDS } from '../payments/refund-status.ts';

export type CommissionRefundRow = typeof refunds.$inferSelect;
type Columns = typeof refunds.$inferInsert;

export async function insertRefund(
  tx: Transaction,
  columns: Columns,
): Promise<CommissionRefundRow> {
  const [row] = await tx.insert(refunds).values(columns).returning();
  if (!row) throw new Error('The refund was not stored.');
  return row;
}

export const changeRefund = (tx: Transaction, id: number, columns: Partial<Columns>) =>
  tx.update(refunds).set(columns).where(eq(refunds.id, id));

/** Oldest first. */
export const listRefundsOf = (db: Connection, paymentId: number): Promise<CommissionRefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.id));

/** A refund with its payment. */
export async function findRefund(db: Connection, id: number) {
  const [row] = await db
    .select({ refund: refunds, paymentIntentId: commissionPayments.paymentIntentId })
    .from(refunds)
    .innerJoin(commissionPayments, eq(commissionPayments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  return row?.paymentIntentId ? { ...row.refund, paymentIntentId: row.paymentIntentId } : null;
}

/** Refunds whose money is not back yet; least recently tried first. */
export const listOpenRefunds = (db: Connection, limit: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.status, [...OPEN_REFUNDS]))
    .orderBy(sql`${refunds.triedAt} nulls first`, asc(refunds.id))
    .limit(limit);

/** What the payer's bank took back of a payment, in bani. */
export async function lostBani(db: Connection, paymentId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${disputes.amountBani}), 0)::int` })
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), eq(disputes.state, 'lost')));
  return row?.sum ?? 0;
}

export const countOpenDisputes = (db: Connection, paymentId: number): Promise<number> =>
  db.$count(disputes, and(eq(disputes.paymentId, paymentId), eq(disputes.state, 'open')));
