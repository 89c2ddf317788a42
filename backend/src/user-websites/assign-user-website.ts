import type { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { findBusiness } from '../businesses/businesses-repository.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { users, websiteRequests } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { findWebsiteByUrl, insertWebsite } from './user-websites-repository.ts';

type Assignment = z.output<(typeof assignUserWebsite)['body']>;

/**
 * Gives a partner a live site and tells them. A site that they already have is left as it is, so
 * that a repeated call changes nothing.
 * @throws HttpError for a person, company or request that is not there or not this person's
 */
export const giveWebsite = (db: Database, assignment: Assignment): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockPartner(tx, assignment.userId);
    await checkOwnership(tx, assignment);
    if (await findWebsiteByUrl(tx, assignment.userId, assignment.websiteUrl)) return;
    await insertWebsite(tx, {
      userId: assignment.userId,
      websiteRequestId: assignment.websiteRequestId ?? null,
      businessId: assignment.businessId,
      businessName: assignment.businessName,
      websiteUrl: assignment.websiteUrl,
    });
    await insertNotification(tx, {
      userId: assignment.userId,
      message: messages.websiteLive(assignment.businessName, assignment.websiteUrl),
    });
  });

/** The same assignment twice at the same moment happens one after the other. */
async function lockPartner(tx: Transaction, userId: number): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (rows.length === 0) throw new HttpError('user_not_found', { field: 'userId' });
}

async function checkOwnership(
  tx: Transaction,
  { userId, businessId, websiteRequestId }: Assignment,
): Promise<void> {
  if (!(await findBusiness(tx, businessId, userId))) {
    throw new HttpError('business_not_found', { field: 'businessId' });
  }
  if (websiteRequestId === null || websiteRequestId === undefined) return;
  const requests = await tx
    .select({ id: websiteRequests.id })
    .from(websiteRequests)
    .where(and(eq(websiteRequests.id, websiteRequestId), eq(websiteRequests.userId, userId)));
  if (requests.length === 0) {
    throw new HttpError('website_request_not_found', { field: 'websiteRequestId' });
  }
}
