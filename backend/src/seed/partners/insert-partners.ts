import type { Config } from '../../config.ts';
import type { Transaction } from '../../database/database.ts';
import { partners } from '../../database/schema.ts';
import { DEMO_SHOP_KEY, demoShopPath } from '../../partners/demo-shop/demo-shop-routes.ts';
import { encryptSyncKey } from '../../partners/sync-key.ts';
import { daysAfter, daysBefore, monthBefore } from '../dates.ts';
import type { InsertedSite } from '../requests/insert-requests.ts';

export type PartnerConfig = Pick<Config, 'encryptionKey' | 'origins'>;

/** Connects every live site to the demonstration's shop, so that the monthly job goes on from here. */
export async function insertPartners(
  tx: Transaction,
  { encryptionKey, origins }: PartnerConfig,
  sites: readonly InsertedSite[],
  now: Date,
): Promise<void> {
  // Sales before are stored already: not earlier than last month.
  const createdAt = daysBefore(now, 25);
  const lastSyncedAt = daysAfter(new Date(`${monthBefore(now, 1).end}T22:10:00Z`), 0, now);
  await tx.insert(partners).values(
    sites.map(({ ownerId, companyName, url }) => ({
      userId: ownerId,
      name: companyName,
      syncUrl: origins.api + demoShopPath(shopName(url)),
      websiteUrl: url,
      syncKeyEncrypted: encryptSyncKey(DEMO_SHOP_KEY, encryptionKey),
      lastSyncedAt,
      createdAt,
    })),
  );
}

/** `https://atelier-stejar.example` -> `atelier-stejar` */
const shopName = (url: string): string => new URL(url).hostname.split('.')[0] ?? '';
