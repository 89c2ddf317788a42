import {
  MAX_STOCK_ALERTS,
  STOCK_ALERT_CONFIRM_DAYS,
  STOCK_ALERT_DAYS,
} from '@vitrina/contract/constants';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { products, stockAlerts } from '../database/schema.ts';

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
const isConfirmable = gt(stockAlerts.createdAt, daysAgo(STOCK_ALERT_CONFIRM_DAYS));

/** Locks an address's alert for a product. */
export async function lockStockAlert(
  tx: Transaction,
  productId: number,
  email: string,
): Promise<typeof stockAlerts.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), eq(stockAlerts.email, email)))
    .for('update');
  return row;
}

export const hasTooManyStockAlerts = async (tx: Transaction, email: string): Promise<boolean> =>
  (await tx.$count(stockAlerts, eq(stockAlerts.email, email))) >= MAX_STOCK_ALERTS;

/** Stores an alert; repeating it restarts its lifetime. */
export async function keepStockAlert(
  tx: Transaction,
  wish: { productId: number; email: string; holder: Buffer; isConfirmed: boolean },
): Promise<void> {
  const { isConfirmed, ...row } = wish;
  const confirmedAt = isConfirmed ? sql`now()` : null;
  const { productId, email } = stockAlerts;
  await tx
    .insert(stockAlerts)
    .values({ ...row, confirmedAt })
    .onConflictDoUpdate({
      target: [productId, email],
      set: {
        confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, excluded.confirmed_at)`,
        createdAt: sql`now()`,
      },
    });
}

/** @returns whether the alert exists and its link is valid, or it was confirmed already */
export async function markConfirmed(
  tx: Transaction,
  { productId, holder }: { productId: number; holder: Buffer },
): Promise<boolean> {
  const rows = await tx
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, now())` })
    .where(
      and(
        eq(stockAlerts.productId, productId),
        eq(stockAlerts.holder, holder),
        or(isNotNull(stockAlerts.confirmedAt), isConfirmable),
      ),
    )
    .returning({ id: stockAlerts.id });
  return rows.length > 0;
}

export const deleteStockAlertsOf = (tx: Transaction, holder: Buffer) =>
  tx.delete(stockAlerts).where(eq(stockAlerts.holder, holder));

export const deleteStockAlertsTo = (tx: Transaction, emails: readonly string[]) =>
  tx.delete(stockAlerts).where(inArray(stockAlerts.email, [...emails]));

/** Locks confirmed alerts of available products; skips those locked by another process. */
export const lockFulfilled = (tx: Transaction, most: number) =>
  tx
    .select({ alert: stockAlerts, name: products.name, color: products.color })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(
      and(isNotNull(stockAlerts.confirmedAt), gt(products.stock, 0), isNull(products.deletedAt)),
    )
    .orderBy(asc(stockAlerts.id))
    .limit(most)
    .for('update', { of: stockAlerts, skipLocked: true });

export const deleteStockAlert = (tx: Connection, id: number) =>
  tx.delete(stockAlerts).where(eq(stockAlerts.id, id));

/** Alerts expire, and unconfirmed ones are not kept. */
export const deleteOldStockAlerts = (tx: Transaction) =>
  tx
    .delete(stockAlerts)
    .where(
      or(
        and(
          isNull(stockAlerts.confirmedAt),
          lt(stockAlerts.createdAt, daysAgo(STOCK_ALERT_CONFIRM_DAYS)),
        ),
        lt(stockAlerts.createdAt, daysAgo(STOCK_ALERT_DAYS)),
      ),
    );
