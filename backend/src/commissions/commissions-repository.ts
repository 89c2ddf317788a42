import { desc, eq } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { commissions, users, userWebsites } from '../database/schema.ts';

const columns = {
  id: commissions.id,
  partnerName: users.name,
  periodStart: commissions.periodStart,
  periodEnd: commissions.periodEnd,
  commissionBani: commissions.commissionBani,
  isPaid: commissions.isPaid,
  invoiceUrl: commissions.invoiceUrl,
  websiteUrl: userWebsites.websiteUrl,
};

export interface CommissionRow {
  id: number;
  partnerName: string;
  /** `2025-08-01` */
  periodStart: string;
  periodEnd: string;
  commissionBani: number;
  isPaid: boolean;
  invoiceUrl: string | null;
  websiteUrl: string;
}

/** All commissions, or those of one person's sites; the newest period first. */
export const listCommissionRows = (db: Connection, userId?: number): Promise<CommissionRow[]> =>
  db
    .select(columns)
    .from(commissions)
    .innerJoin(userWebsites, eq(userWebsites.id, commissions.userWebsiteId))
    .innerJoin(users, eq(users.id, userWebsites.userId))
    .where(userId === undefined ? undefined : eq(userWebsites.userId, userId))
    .orderBy(desc(commissions.periodStart), desc(commissions.id));

export interface LockedCommission {
  periodStart: string;
  isPaid: boolean;
  invoiceUrl: string | null;
  /** Whose site it is. */
  userId: number;
}

/** One commission, locked until the transaction ends. */
export async function lockCommission(
  tx: Connection,
  id: number,
): Promise<LockedCommission | undefined> {
  const [row] = await tx
    .select({
      periodStart: commissions.periodStart,
      isPaid: commissions.isPaid,
      invoiceUrl: commissions.invoiceUrl,
      userId: userWebsites.userId,
    })
    .from(commissions)
    .innerJoin(userWebsites, eq(userWebsites.id, commissions.userWebsiteId))
    .where(eq(commissions.id, id))
    .for('update', { of: commissions });
  return row;
}

export const changeCommission = (
  tx: Connection,
  id: number,
  change: { isPaid: boolean } | { invoiceUrl: string },
) => tx.update(commissions).set(change).where(eq(commissions.id, id));
