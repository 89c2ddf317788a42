import type { Partner } from '@vitrina/contract/entities/partner';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { partners, userWebsites } from '../database/schema.ts';

export type PartnerRow = typeof partners.$inferSelect;

export const toPartner = (row: PartnerRow): Partner => ({
  id: row.id,
  user_id: row.userId,
  name: row.name,
  sync_url: row.syncUrl,
  website_url: row.websiteUrl,
  last_synced_at: row.lastSyncedAt?.toISOString() ?? null,
  last_sync_error: row.lastSyncError,
  version: row.version,
  has_key: row.syncKeyEncrypted !== '',
  old_key_until: row.oldKeyUntil?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
});

/**
 * Start of a resumed connection: now, unless it ended this month. Months in between bring no commission.
 */
export const startWhenResumed = () => sql`case
  when date_trunc('month', ${partners.endedAt} at time zone 'Europe/Bucharest')
     < date_trunc('month', now() at time zone 'Europe/Bucharest') then now()
  else ${partners.createdAt} end`;

export const listPartnerRows = (db: Connection): Promise<PartnerRow[]> =>
  db.select().from(partners).orderBy(asc(partners.id));

/** Connected shops, each with its site. */
export const listConnectedShops = (db: Connection) =>
  db
    .select({ partner: partners, userWebsiteId: userWebsites.id })
    .from(partners)
    .innerJoin(
      userWebsites,
      and(
        eq(userWebsites.userId, partners.userId),
        eq(userWebsites.websiteUrl, partners.websiteUrl),
      ),
    )
    .orderBy(asc(partners.id));

export const noteSynced = (tx: Transaction, id: number) =>
  tx
    .update(partners)
    .set({ lastSyncedAt: sql`now()`, lastSyncError: null })
    .where(eq(partners.id, id));

export const noteSyncFailed = (tx: Transaction, id: number, error: string) =>
  tx.update(partners).set({ lastSyncError: error }).where(eq(partners.id, id));
