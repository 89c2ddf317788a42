import type { CommissionTier } from '@vitrina/contract/rules/commission';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import {
  businesses,
  type COMMISSION_PAID_BY,
  commissions,
  notifications,
  users,
  userWebsites,
} from '../database/schema.ts';

/** Amount due, or paid, of a commission. */
const owedBani = sql<number>`${commissions.commissionBani} - ${commissions.correctedBani}`;

const columns = {
  id: commissions.id,
  partnerName: users.name,
  periodStart: commissions.periodStart,
  periodEnd: commissions.periodEnd,
  salesBani: commissions.salesBani,
  commissionBani: commissions.commissionBani,
  owedBani,
  correctedBani: commissions.correctedBani,
  tiers: commissions.tiers,
  remindedAt: commissions.remindedAt,
  isPaid: commissions.isPaid,
  paidAt: commissions.paidAt,
  transferToldAt: commissions.transferToldAt,
  userWebsiteId: commissions.userWebsiteId,
  paidBy: commissions.paidBy,
  invoiceUrl: commissions.invoiceUrl,
  websiteUrl: userWebsites.websiteUrl,
};

export interface CommissionRow {
  id: number;
  partnerName: string;
  /** `2025-08-01` */
  periodStart: string;
  periodEnd: string;
  salesBani: number;
  commissionBani: number;
  owedBani: number;
  correctedBani: number;
  remindedAt: Date | null;
  tiers: readonly CommissionTier[];
  isPaid: boolean;
  paidAt: Date | null;
  transferToldAt: Date | null;
  userWebsiteId: number;
  paidBy: string | null;
  invoiceUrl: string | null;
  websiteUrl: string;
}

/** Commissions of everybody, or of one person's sites; newest period first. */
export const listCommissionRows = (db: Connection, userId?: number): Promise<CommissionRow[]> =>
  db
    .select(columns)
    .from(commissions)
    .innerJoin(userWebsites, eq(userWebsites.id, commissions.userWebsiteId))
    .innerJoin(users, eq(users.id, userWebsites.userId))
    .where(userId === undefined ? undefined : eq(userWebsites.userId, userId))
    .orderBy(desc(commissions.periodStart), desc(commissions.id));

const ownedColumns = {
  id: commissions.id,
  userWebsiteId: commissions.userWebsiteId,
  periodStart: commissions.periodStart,
  periodEnd: commissions.periodEnd,
  salesBani: commissions.salesBani,
  commissionBani: commissions.commissionBani,
  owedBani,
  correctedBani: commissions.correctedBani,
  remindedAt: commissions.remindedAt,
  tiers: commissions.tiers,
  isPaid: commissions.isPaid,
  transferToldAt: commissions.transferToldAt,
  paidBy: commissions.paidBy,
  invoiceUrl: commissions.invoiceUrl,
  websiteUrl: userWebsites.websiteUrl,
  /** Owner of the site. */
  userId: users.id,
  email: users.email,
  name: users.name,
};

const selectOwned = (db: Connection) =>
  db
    .select(ownedColumns)
    .from(commissions)
    .innerJoin(userWebsites, eq(userWebsites.id, commissions.userWebsiteId))
    .innerJoin(users, eq(users.id, userWebsites.userId));

/** A commission with its site and the person who owes it. */
export type OwnedCommission = Awaited<ReturnType<typeof selectOwned>>[number];

export async function lockCommission(
  tx: Connection,
  id: number,
): Promise<OwnedCommission | undefined> {
  const [row] = await selectOwned(tx)
    .where(eq(commissions.id, id))
    .for('update', { of: commissions });
  return row;
}

/** Locks several in the order of their ids, so that two callers never deadlock. */
export const lockCommissions = (
  tx: Transaction,
  ids: readonly number[],
): Promise<OwnedCommission[]> =>
  selectOwned(tx)
    .where(inArray(commissions.id, [...ids]))
    .orderBy(asc(commissions.id))
    .for('update', { of: commissions });

export const changeInvoice = (tx: Transaction, id: number, invoiceUrl: string) =>
  tx.update(commissions).set({ invoiceUrl }).where(eq(commissions.id, id));

export const markPaid = (
  tx: Transaction,
  ids: readonly number[],
  paidBy: (typeof COMMISSION_PAID_BY)[number],
) =>
  tx
    .update(commissions)
    .set({ isPaid: true, paidAt: new Date(), paidBy })
    .where(inArray(commissions.id, [...ids]));

export const markReminded = (tx: Transaction, id: number) =>
  tx.update(commissions).set({ remindedAt: new Date() }).where(eq(commissions.id, id));

/** @param transferToldAt null: the announcement was withdrawn */
export const markTransferTold = (
  tx: Transaction,
  ids: readonly number[],
  transferToldAt: Date | null,
) =>
  tx
    .update(commissions)
    .set({ transferToldAt })
    .where(inArray(commissions.id, [...ids]));

export const markUnpaid = (tx: Transaction, ids: readonly number[]) =>
  tx
    .update(commissions)
    .set({ isPaid: false, paidAt: null, paidBy: null })
    .where(inArray(commissions.id, [...ids]));

/** @param correctedBani sum of all corrections */
export const changeCorrected = (tx: Transaction, id: number, correctedBani: number) =>
  tx.update(commissions).set({ correctedBani }).where(eq(commissions.id, id));

/** Stores the commission of a site and month; keeps an existing one. */
export async function insertCommission(
  tx: Transaction,
  commission: Pick<
    typeof commissions.$inferInsert,
    'userWebsiteId' | 'periodStart' | 'periodEnd' | 'salesBani' | 'commissionBani' | 'tiers'
  >,
): Promise<boolean> {
  const rows = await tx
    .insert(commissions)
    .values(commission)
    .onConflictDoNothing({ target: [commissions.userWebsiteId, commissions.periodStart] })
    .returning({ id: commissions.id });
  return rows.length > 0;
}

/** First days of the months whose commission is stored for a site. */
export async function storedMonths(db: Connection, userWebsiteId: number): Promise<Set<string>> {
  const rows = await db
    .select({ periodStart: commissions.periodStart })
    .from(commissions)
    .where(eq(commissions.userWebsiteId, userWebsiteId));
  return new Set(rows.map((row) => row.periodStart));
}

/** Commissions without an invoice, with the site's company. */
export const listUninvoiced = (db: Connection) =>
  db
    .select({ ...ownedColumns, businessName: userWebsites.businessName, company: businesses })
    .from(commissions)
    .innerJoin(userWebsites, eq(userWebsites.id, commissions.userWebsiteId))
    .innerJoin(users, eq(users.id, userWebsites.userId))
    .leftJoin(businesses, eq(businesses.id, userWebsites.businessId))
    .where(and(isNull(commissions.invoiceUrl), sql`${commissions.commissionBani} > 0`))
    .orderBy(asc(commissions.periodStart), asc(commissions.id));

export type UninvoicedCommission = Awaited<ReturnType<typeof listUninvoiced>>[number];

/** Unpaid invoiced commissions, oldest first. */
export const listOwed = (db: Connection): Promise<OwnedCommission[]> =>
  selectOwned(db)
    .where(
      and(eq(commissions.isPaid, false), isNotNull(commissions.invoiceUrl), sql`${owedBani} > 0`),
    )
    .orderBy(asc(commissions.periodStart), asc(commissions.id));

/**
 * @returns false when somebody uploaded an invoice meanwhile; that one stays (docs/product.md#invoice-day)
 */
export async function fillInvoice(
  tx: Transaction,
  id: number,
  invoiceUrl: string,
): Promise<boolean> {
  const rows = await tx
    .update(commissions)
    .set({ invoiceUrl })
    .where(and(eq(commissions.id, id), isNull(commissions.invoiceUrl)))
    .returning({ id: commissions.id });
  return rows.length > 0;
}

const NOTICE = 'invoice-ready:';
/** Key of an invoice's notification: each invoice is announced once. */
export const invoiceNoticeKey = (id: number): string => `${NOTICE}${id}`;
const noticeKeyColumn = sql`${NOTICE}::text || ${commissions.id}`;

/** Invoiced commissions that were not announced yet. */
export const listUntold = (db: Connection) =>
  selectOwned(db)
    .leftJoin(notifications, eq(notifications.dedupeKey, noticeKeyColumn))
    .where(and(isNotNull(commissions.invoiceUrl), isNull(notifications.id)))
    .orderBy(asc(commissions.periodStart), asc(commissions.id));
