import { and, asc, eq, exists, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import {
  commissions,
  commissionPaymentItems as items,
  commissionPayments as payments,
  userWebsites,
} from '../database/schema.ts';

export type CommissionPaymentRow = typeof payments.$inferSelect;
type Columns = typeof payments.$inferInsert;

export async function insertPayment(
  tx: Transaction,
  columns: Pick<Columns, 'userId' | 'totalBani' | 'expiresAt'>,
  lines: readonly { commissionId: number; amountBani: number }[],
): Promise<CommissionPaymentRow> {
  const [payment] = await tx.insert(payments).values(columns).returning();
  if (!payment) throw new Error('The payment was not stored.');
  await tx.insert(items).values(lines.map((line) => ({ ...line, paymentId: payment.id })));
  return payment;
}

export const changePayment = (tx: Connection, id: number, columns: Partial<Columns>) =>
  tx.update(payments).set(columns).where(eq(payments.id, id));

/**
 * Stores that a payment can no longer be charged.
 * @returns false when it got an intent since it was read, which somebody may pay
 */
export async function closePayment(
  tx: Connection,
  { id, paymentIntentId }: CommissionPaymentRow,
): Promise<boolean> {
  const isSame =
    paymentIntentId === null
      ? isNull(payments.paymentIntentId)
      : eq(payments.paymentIntentId, paymentIntentId);
  const rows = await tx
    .update(payments)
    .set({ state: 'released', closedAt: new Date() })
    .where(and(eq(payments.id, id), isSame))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** @returns false when the payment ended, or another call attached an intent, meanwhile */
export async function giveIntent(
  db: Connection,
  id: number,
  paymentIntentId: string,
): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ paymentIntentId })
    .where(and(eq(payments.id, id), eq(payments.state, 'open'), isNull(payments.paymentIntentId)))
    .returning({ id: payments.id });
  return rows.length > 0;
}

export const findPayment = (db: Connection, id: number) => findOne(db, eq(payments.id, id));

export const findPaymentOfIntent = (db: Connection, paymentIntentId: string) =>
  findOne(db, eq(payments.paymentIntentId, paymentIntentId));

async function findOne(
  db: Connection,
  condition: ReturnType<typeof eq>,
): Promise<CommissionPaymentRow | null> {
  const [row] = await db.select().from(payments).where(condition);
  return row ?? null;
}

/** Locks the payment; lock its commissions first. */
export async function lockPayment(
  tx: Transaction,
  id: number,
): Promise<CommissionPaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

/** Open payments of any of these commissions, oldest first. */
export const listOpenPaymentsOf = (db: Connection, commissionIds: readonly number[]) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, 'open'),
        exists(
          db
            .select({ one: sql`1` })
            .from(items)
            .where(
              and(
                eq(items.paymentId, payments.id),
                inArray(items.commissionId, [...commissionIds]),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(payments.id));

/** Locks the payment that currently pays the commission; lock the commission first. */
export async function lockPayingPayment(
  tx: Transaction,
  commissionId: number,
): Promise<CommissionPaymentRow | undefined> {
  const [found] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(items, eq(items.paymentId, payments.id))
    .where(
      and(
        eq(payments.state, 'paid'),
        eq(items.commissionId, commissionId),
        isNull(items.returnedAt),
      ),
    );
  return found && lockPayment(tx, found.id);
}

/** The payment no longer pays these commissions. */
export const markReturned = (
  tx: Transaction,
  paymentId: number,
  commissionIds: readonly number[],
) =>
  tx
    .update(items)
    .set({ returnedAt: new Date() })
    .where(and(eq(items.paymentId, paymentId), inArray(items.commissionId, [...commissionIds])));

export const listItems = (db: Connection, paymentId: number) =>
  db.select().from(items).where(eq(items.paymentId, paymentId)).orderBy(asc(items.commissionId));

/** Commissions of a payment, as its payer knows them. */
export const listPaidThings = (db: Connection, paymentId: number) =>
  db
    .select({
      commissionId: items.commissionId,
      amountBani: items.amountBani,
      periodStart: commissions.periodStart,
      periodEnd: commissions.periodEnd,
      userWebsiteId: commissions.userWebsiteId,
      websiteUrl: userWebsites.websiteUrl,
    })
    .from(items)
    .innerJoin(commissions, eq(commissions.id, items.commissionId))
    .innerJoin(userWebsites, eq(userWebsites.id, commissions.userWebsiteId))
    .where(eq(items.paymentId, paymentId))
    .orderBy(asc(commissions.periodStart), asc(items.commissionId));
export type PaidThing = Awaited<ReturnType<typeof listPaidThings>>[number];

/** Expired open payments, oldest first. */
export const listExpiredPayments = (db: Connection, limit: number) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'open'), lt(payments.expiresAt, sql`now()`)))
    .orderBy(asc(payments.expiresAt))
    .limit(limit);

/** Released payments that somebody may still pay, or whose money has arrived. */
export const isUnendedPayment = () =>
  and(eq(payments.state, 'released'), isNull(payments.closedAt), isNull(payments.refundedAt));

/** Released payments that are not finished; least recently tried first. */
export const listReleasedPayments = (db: Connection, limit: number) =>
  db
    .select()
    .from(payments)
    .where(isUnendedPayment())
    .orderBy(sql`${payments.refundTriedAt} nulls first`, asc(payments.id))
    .limit(limit);
