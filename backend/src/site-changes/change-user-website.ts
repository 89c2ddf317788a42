import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { partners, userWebsites } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { startWhenResumed } from '../partners/partners-repository.ts';
import {
  findWebsiteByUrl,
  listWebsiteRows,
  toUserWebsite,
} from '../user-websites/user-websites-repository.ts';

/** A change to a site, with the version its author saw. */
export interface SiteChange {
  id: number;
  version: number;
}

type SiteRow = typeof userWebsites.$inferSelect;

/** @throws HttpError `website_not_found`, `version_conflict` */
async function lockSite(tx: Transaction, { id, version }: SiteChange): Promise<SiteRow> {
  const [row] = await tx.select().from(userWebsites).where(eq(userWebsites.id, id)).for('update');
  if (!row) throw new HttpError('website_not_found');
  if (row.version !== version) throw new HttpError('version_conflict');
  return row;
}

const shopOf = ({ userId, websiteUrl }: SiteRow) =>
  and(eq(partners.userId, userId), eq(partners.websiteUrl, websiteUrl));

const siteEnd = ({ id }: SiteRow) => sql`(select ended_at from user_websites where id = ${id})`;

async function saveSite(
  tx: Transaction,
  row: SiteRow,
  set: Record<string, unknown>,
): Promise<UserWebsite> {
  await tx
    .update(userWebsites)
    .set({ ...set, version: row.version + 1, updatedAt: sql`now()` })
    .where(eq(userWebsites.id, row.id));
  const saved = (await listWebsiteRows(tx, row.userId)).find(({ id }) => id === row.id);
  if (!saved) throw new HttpError('website_not_found');
  return toUserWebsite(saved);
}

/**
 * Changes a site's name and address. The connected shop is found by that address, so it follows.
 * @throws HttpError as `lockSite`, and `website_exists` when the person has another site there
 */
export const editSite = (
  db: Database,
  { businessName, websiteUrl, ...seen }: SiteChange & { businessName: string; websiteUrl: string },
): Promise<UserWebsite> =>
  inTransaction(db, async (tx) => {
    const row = await lockSite(tx, seen);
    const other = await findWebsiteByUrl(tx, row.userId, websiteUrl);
    if (other && other.id !== row.id)
      throw new HttpError('website_exists', { field: 'websiteUrl' });
    if (websiteUrl !== row.websiteUrl)
      await tx
        .update(partners)
        .set({ websiteUrl, version: sql`${partners.version} + 1` })
        .where(shopOf(row));
    return saveSite(tx, row, { businessName, websiteUrl });
  });

/** Ends a site together with its shop, or resumes both. */
export const endSite = (
  db: Database,
  { ended, ...seen }: SiteChange & { ended: boolean },
): Promise<UserWebsite> =>
  inTransaction(db, async (tx) => {
    const row = await lockSite(tx, seen);
    const bump = { version: sql`${partners.version} + 1` };
    if (ended && !row.endedAt)
      await tx
        .update(partners)
        .set({ endedAt: sql`now()`, ...bump })
        .where(and(shopOf(row), isNull(partners.endedAt)));
    if (!ended && row.endedAt)
      await tx
        .update(partners)
        .set({ endedAt: null, createdAt: startWhenResumed(), ...bump })
        // Resumes only a shop that ended with its site.
        .where(and(shopOf(row), sql`${partners.endedAt} = ${siteEnd(row)}`));
    return saveSite(tx, row, { endedAt: ended ? (row.endedAt ?? sql`now()`) : null });
  });
