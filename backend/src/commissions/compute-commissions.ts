import { commissionBani, tiersFor } from '@vitrina/contract/rules/commission';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { monthsOver } from '../months.ts';
import { storeSales } from '../partner-sales/partner-sales-repository.ts';
import { askShop } from '../partners/ask-shop.ts';
import {
  listConnectedShops,
  noteSynced,
  noteSyncFailed,
  type PartnerRow,
} from '../partners/partners-repository.ts';
import { SyncError } from '../partners/sync-error.ts';
import { insertCommission, storedMonths } from './commissions-repository.ts';

interface Shop {
  partner: PartnerRow;
  userWebsiteId: number;
}

interface Work {
  db: Database;
  config: Config;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Shops asked in parallel: a slow one does not hold up the others. */
const SHOPS_AT_ONCE = 4;

/**
 * Fetches the sales of every connected shop and stores the missing commissions of past months, from the month
 * in which the shop was connected. A shop that cannot be read does not stop the others, and is retried at the
 * next run.
 * @returns the number of new commissions, and our own failures; all requests have ended by then
 */
export async function computeCommissions(
  work: Work,
  now: Date,
): Promise<{ computed: number; failures: unknown[] }> {
  const inTurn = limitConcurrency(SHOPS_AT_ONCE);
  const shops = await listConnectedShops(work.db);
  const ends = await Promise.allSettled(
    shops.map((shop) => inTurn(() => computeShop(work, shop, now))),
  );
  const stored = ends.filter((end) => end.status === 'fulfilled').map(({ value }) => value);
  return {
    computed: stored.reduce((sum, count) => sum + count, 0),
    failures: ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason),
  };
}

async function computeShop(work: Work, shop: Shop, now: Date): Promise<number> {
  const { db, log } = work;
  const { id } = shop.partner;
  try {
    return await storeMissingMonths(work, shop, now);
  } catch (error) {
    if (!(error instanceof SyncError)) throw error;
    log.warn({ err: error, partner: id }, 'the sales of a shop could not be fetched');
    await inTransaction(db, (tx) => noteSyncFailed(tx, id, error.message));
    return 0;
  }
}

async function storeMissingMonths(
  { db, config }: Work,
  { partner, userWebsiteId }: Shop,
  now: Date,
): Promise<number> {
  const stored = await storedMonths(db, userWebsiteId);
  // A month that was not over when the connection ended brings no commission.
  const until = partner.endedAt ?? now;
  const missing = monthsOver(partner.createdAt, until).filter(({ start }) => !stored.has(start));
  // Without a key the shop is not asked; missing months are fetched once it has a new one.
  if (missing.length === 0 || partner.syncKeyEncrypted === '') return 0;
  let count = 0;
  for (const month of missing) {
    const tiers = tiersFor(month.start);
    const sales = await askShop(partner, config, month, now);
    const { salesBani } = sales;
    const commission = {
      userWebsiteId,
      periodStart: month.start,
      periodEnd: month.end,
      salesBani,
      commissionBani: commissionBani(salesBani, tiers),
      tiers,
    };
    const isNew = await inTransaction(db, async (tx) => {
      const stored = await insertCommission(tx, commission);
      await noteSynced(tx, partner.id);
      if (stored) await storeSales(tx, { partnerId: partner.id, month: month.start, ...sales });
      return stored;
    });
    if (isNew) count += 1;
  }
  return count;
}
