import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { dayInBucharest, monthOf } from '../months.ts';
import { askShop } from '../partners/ask-shop.ts';
import type { Sales } from '../partners/fetch-sales.ts';
import type { PartnerRow } from '../partners/partners-repository.ts';
import { periodBefore } from '../partners/sales-period.ts';
import { SyncError } from '../partners/sync-error.ts';
import { claimShop, listDueShops, storeSales } from './partner-sales-repository.ts';

interface Work {
  db: Database;
  config: Config;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Shops asked in parallel: a slow one does not hold up the others. */
const SHOPS_AT_ONCE = 4;

/**
 * Reads this month's sales so far from every shop with old figures. A shop that fails keeps its figures,
 * which show their date.
 * @returns the number of shops that answered
 * @throws AggregateError when shops failed on our side; the others are done
 */
export async function fetchRunningSales(work: Work, now: Date): Promise<number> {
  const month = monthOf(dayInBucharest(now)).start;
  const inTurn = limitConcurrency(SHOPS_AT_ONCE);
  const shops = await listDueShops(work.db, month);
  const ends = await Promise.allSettled(
    shops.map((shop) => inTurn(() => fetchShop(work, shop, now))),
  );
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'the sales of shops were not stored');
  return ends.filter((end) => end.status === 'fulfilled' && end.value).length;
}

async function fetchShop(work: Work, partner: PartnerRow, now: Date): Promise<boolean> {
  const { db, config, log } = work;
  const { id: partnerId } = partner;
  const month = monthOf(dayInBucharest(now));
  // Another process may have asked it since the list was read.
  if (!(await inTransaction(db, (tx) => claimShop(tx, partnerId, month.start)))) return false;
  try {
    const sales = await askShop(partner, config, month, now);
    const before = await askBefore(work, partner, now);
    await inTransaction(db, (tx) =>
      storeSales(tx, { partnerId, month: month.start, ...sales, before }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof SyncError)) throw error;
    log.warn({ err: error, partner: partnerId }, 'the sales so far could not be fetched');
    return false;
  }
}

/** Null for a month before the connection, or when the read fails: the rest is still useful. */
async function askBefore(
  { config, log }: Work,
  partner: PartnerRow,
  now: Date,
): Promise<Sales | null> {
  const period = periodBefore(now);
  if (!period || period.start < monthOf(dayInBucharest(partner.createdAt)).start) return null;
  try {
    return await askShop(partner, config, period, now);
  } catch (error) {
    if (!(error instanceof SyncError)) throw error;
    log.warn({ err: error, partner: partner.id }, 'the month before could not be fetched');
    return null;
  }
}
