import { and, desc, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { commissions, partnerSales, partners, userWebsites } from '../database/schema.ts';
import type { Sales } from '../partners/fetch-sales.ts';
import type { PartnerRow } from '../partners/partners-repository.ts';

/** Sales are at most some hours old; a shop that failed is asked again sooner. */
const isDue = sql`${partnerSales.askedAt} <= now() - case
  when ${partnerSales.fetchedAt} >= ${partnerSales.askedAt} then interval '3 hours'
  else interval '15 minutes' end`;

const isOfMonth = (month: string) =>
  and(eq(partnerSales.partnerId, partners.id), eq(partnerSales.month, month));

/** Connected shops due for the month that starts on `month`. */
export const listDueShops = async (db: Connection, month: string): Promise<PartnerRow[]> =>
  (
    await db
      .select({ partner: partners })
      .from(partners)
      .leftJoin(partnerSales, isOfMonth(month))
      .where(
        and(
          isNull(partners.endedAt),
          ne(partners.syncKeyEncrypted, ''),
          or(isNull(partnerSales.partnerId), isDue),
        ),
      )
      .orderBy(partners.id)
  ).map(({ partner }) => partner);

/** @returns true for the one process that may ask it */
export async function claimShop(tx: Transaction, partnerId: number, month: string) {
  const rows = await tx
    .insert(partnerSales)
    .values({ partnerId, month })
    .onConflictDoUpdate({
      target: [partnerSales.partnerId, partnerSales.month],
      set: { askedAt: sql`now()` },
      setWhere: isDue,
    })
    .returning({ partnerId: partnerSales.partnerId });
  return rows.length > 0;
}

interface NewSales extends Sales {
  partnerId: number;
  month: string;
  /** The previous month up to the same day and hour. */
  before?: Sales | null;
}

export async function storeSales(
  tx: Transaction,
  { partnerId, month, salesBani, orders, before }: NewSales,
): Promise<void> {
  const told = {
    ...{ salesBani, orders, fetchedAt: sql`now()` },
    ...{ beforeBani: before?.salesBani ?? null, beforeOrders: before?.orders ?? null },
  };
  await tx
    .insert(partnerSales)
    .values({ partnerId, month, ...told })
    .onConflictDoUpdate({ target: [partnerSales.partnerId, partnerSales.month], set: told });
}

const site = { userWebsiteId: userWebsites.id, businessName: userWebsites.businessName };

/** Sales reported by the shops of a person's sites since `since`, newest month first. */
export const listToldSales = (db: Connection, userId: number, since: string) =>
  db
    .select({
      ...site,
      month: partnerSales.month,
      salesBani: sql<number>`${partnerSales.salesBani}`,
      orders: partnerSales.orders,
      fetchedAt: partnerSales.fetchedAt,
      beforeBani: partnerSales.beforeBani,
      beforeOrders: partnerSales.beforeOrders,
    })
    .from(partnerSales)
    .innerJoin(partners, eq(partners.id, partnerSales.partnerId))
    .innerJoin(
      userWebsites,
      and(
        eq(userWebsites.userId, partners.userId),
        eq(userWebsites.websiteUrl, partners.websiteUrl),
      ),
    )
    .where(
      and(
        eq(userWebsites.userId, userId),
        gte(partnerSales.month, since),
        isNotNull(partnerSales.fetchedAt),
      ),
    )
    .orderBy(desc(partnerSales.month), userWebsites.id);
export type ToldSales = Awaited<ReturnType<typeof listToldSales>>[number];

/** Sales that a person's commissions were computed from. */
export const listBilledSales = (db: Connection, userId: number, since: string) =>
  db
    .select({
      ...site,
      month: commissions.periodStart,
      salesBani: commissions.salesBani,
      fetchedAt: commissions.createdAt,
    })
    .from(commissions)
    .innerJoin(userWebsites, eq(userWebsites.id, commissions.userWebsiteId))
    .where(and(eq(userWebsites.userId, userId), gte(commissions.periodStart, since)))
    .orderBy(desc(commissions.periodStart), userWebsites.id);
export type BilledSales = Awaited<ReturnType<typeof listBilledSales>>[number];
