import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { users, userWebsites } from '../database/schema.ts';

type WebsiteRow = typeof userWebsites.$inferSelect;

export const toUserWebsite = (row: WebsiteRow & { email: string }): UserWebsite => ({
  id: row.id,
  user_id: row.userId,
  business_name: row.businessName,
  website_url: row.websiteUrl,
  email: row.email,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
  ended_at: row.endedAt?.toISOString() ?? null,
});

/** Live sites with their owners' addresses, of everybody or one person; newest first. */
export const listWebsiteRows = (db: Connection, userId?: number) =>
  db
    .select({ ...getTableColumns(userWebsites), email: users.email })
    .from(userWebsites)
    .innerJoin(users, eq(users.id, userWebsites.userId))
    .where(userId === undefined ? undefined : eq(userWebsites.userId, userId))
    .orderBy(desc(userWebsites.createdAt), desc(userWebsites.id));

/** A person's live sites; ended ones stay for the accounts only. */
export const listLiveRows = async (db: Connection, userId: number) =>
  (await listWebsiteRows(db, userId)).filter(({ endedAt }) => endedAt === null);

/** A person's site with this address. */
export async function findWebsiteByUrl(
  db: Connection,
  userId: number,
  websiteUrl: string,
): Promise<WebsiteRow | undefined> {
  const [row] = await db
    .select()
    .from(userWebsites)
    .where(and(eq(userWebsites.userId, userId), eq(userWebsites.websiteUrl, websiteUrl)))
    .limit(1);
  return row;
}

/** Resumes an ended site with its new assignment. */
export const reviveWebsite = (
  tx: Transaction,
  id: number,
  site: Pick<WebsiteRow, 'businessId' | 'businessName' | 'websiteRequestId'>,
) =>
  tx
    .update(userWebsites)
    .set({
      ...site,
      endedAt: null,
      updatedAt: sql`now()`,
      version: sql`${userWebsites.version} + 1`,
    })
    .where(eq(userWebsites.id, id));

/** @returns the site's id */
export async function insertWebsite(
  tx: Transaction,
  website: Pick<
    WebsiteRow,
    'userId' | 'websiteRequestId' | 'businessId' | 'businessName' | 'websiteUrl'
  >,
): Promise<number> {
  const [row] = await tx.insert(userWebsites).values(website).returning({ id: userWebsites.id });
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}
