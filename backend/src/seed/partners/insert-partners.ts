import type { Config } from '../../config.ts';
import type { Transaction } from '../../database/database.ts';
import { partners } from '../../database/schema.ts';
import { dayInBucharest, monthOf } from '../../months.ts';
import { storeSales } from '../../partner-sales/partner-sales-repository.ts';
import { DEMO_SHOP_KEY, demoShopPath } from '../../partners/demo-shop/demo-shop-routes.ts';
import { periodBefore } from '../../partners/sales-period.ts';
import { encryptSyncKey } from '../../partners/sync-key.ts';
import { daysAfter, monthBefore } from '../dates.ts';
import type { InsertedSite } from '../requests/insert-requests.ts';
import { demoSales, demoShopOf } from './demo-sales.ts';

export type PartnerConfig = Pick<Config, 'encryptionKey' | 'origins'>;

/** Connects every live site to the demonstration's shop, so that the jobs continue from here. */
export async function insertPartners(
  tx: Transaction,
  { encryptionKey, origins }: PartnerConfig,
  sites: readonly InsertedSite[],
  now: Date,
): Promise<void> {
  const last = monthBefore(now, 1);
  // Last month, because earlier sales are stored already.
  const createdAt = new Date(`${last.start}T09:00:00Z`);
  const lastSyncedAt = daysAfter(new Date(`${last.end}T22:10:00Z`), 0, now);
  for (const site of sites) {
    const [partner] = await tx
      .insert(partners)
      .values({
        userId: site.ownerId,
        name: site.companyName,
        syncUrl: origins.api + demoShopPath(demoShopOf(site)),
        websiteUrl: site.url,
        syncKeyEncrypted: encryptSyncKey(DEMO_SHOP_KEY, encryptionKey),
        lastSyncedAt,
        createdAt,
      })
      .returning({ id: partners.id });
    if (partner) await insertSales(tx, partner.id, site, now);
  }
}

/** Last month as in its commission, and the current month. */
async function insertSales(tx: Transaction, partnerId: number, site: InsertedSite, now: Date) {
  const last = monthBefore(now, 1);
  const running = monthOf(dayInBucharest(now));
  const same = periodBefore(now);
  const before = same && demoSales(site, same, now);
  const [lastSales, sales] = [demoSales(site, last, now), demoSales(site, running, now)];
  await storeSales(tx, { partnerId, month: last.start, ...lastSales });
  await storeSales(tx, { partnerId, month: running.start, ...sales, before });
}
