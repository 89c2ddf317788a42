import type { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { findBusiness } from '../businesses/businesses-repository.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { users, websiteRequests } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { siteLive } from '../mails/website-mails.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { findWebsiteByUrl, insertWebsite } from './user-websites-repository.ts';

type Assignment = z.output<(typeof assignUserWebsite)['body']>;

/**
 * Gives a partner a live site and tells them. A site that they already have is left as it is, so
 * that a repeated call changes nothing.
 * @throws HttpError for a person, company or request that is not there or not this person's
 */
export const giveWebsite = (db: Database, config: Config, assignment: Assignment): Promise<void> =>
  inTransaction(db, async (tx) => {
    const partner = await lockPartner(tx, assignment.userId);
    await checkOwnership(tx, assignment);
    const { userId, websiteRequestId = null, businessId, businessName, websiteUrl } = assignment;
    if (await findWebsiteByUrl(tx, userId, websiteUrl)) return;
    const site = { userId, websiteRequestId, businessId, businessName, websiteUrl };
    const siteId = await insertWebsite(tx, site);
    await insertNotification(tx, {
      userId,
      message: messages.websiteLive(businessName, websiteUrl),
      target: 'user-website',
    });
    await enqueueMail(tx, siteLive(config, { ...partner, siteId, businessName, websiteUrl }));
  });

/** The same assignment twice at the same moment happens one after the other. */
async function lockPartner(tx: Transaction, userId: number) {
  const [partner] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!partner) throw new HttpError('user_not_found', { field: 'userId' });
  return partner;
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
