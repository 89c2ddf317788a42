import type { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import type * as z from 'zod/mini';
import { findBusiness } from '../businesses/businesses-repository.ts';
import type { Context } from '../context.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { siteLive } from '../mails/website-mails.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { lockAccount } from '../users/users-repository.ts';
import { endCall } from '../website-requests/end-call.ts';
import { readVersionNotices } from '../website-requests/read-version-notices.ts';
import { settleAsks } from '../website-requests/settle-asks.ts';
import {
  changeStatus,
  lockRequest,
  type RequestRow,
} from '../website-requests/website-requests-repository.ts';
import { findWebsiteByUrl, insertWebsite, reviveWebsite } from './user-websites-repository.ts';

type Assignment = z.output<(typeof assignUserWebsite)['body']>;

/**
 * Assigns a live site to a partner and tells them; this completes the request it came from. Assigning it
 * again changes nothing.
 * @param adminId the staff member who assigns
 * @throws HttpError for a person, company or request that is unknown or another person's
 */
export const giveWebsite = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  assignment: Assignment,
  adminId: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Serialises concurrent calls with the same assignment.
    const partner = await lockAccount(tx, assignment.userId, 'no key update');
    if (!partner) throw new HttpError('user_not_found', { field: 'userId' });
    const request = await checkOwnership(tx, assignment);
    const { userId, websiteRequestId = null, businessId, businessName, websiteUrl } = assignment;
    const known = await findWebsiteByUrl(tx, userId, websiteUrl);
    if (known && !known.endedAt) return;
    if (request && request.status !== 'completed') {
      await changeStatus(tx, request, 'completed', adminId);
      await settleAsks(tx, config, { ...request, status: 'completed' });
      await readVersionNotices(tx, request.id);
      await endCall(tx, config, { ...request, status: 'completed' });
    }
    if (known) {
      await reviveWebsite(tx, known.id, { businessId, businessName, websiteRequestId });
      return;
    }
    const site = { userId, websiteRequestId, businessId, businessName, websiteUrl };
    const siteId = await insertWebsite(tx, site);
    await insertNotification(tx, {
      userId,
      message: messages.websiteLive(businessName, websiteUrl),
      target: 'user-website',
    });
    const { name, email } = partner;
    await enqueueMail(tx, siteLive(config, { name, email, siteId, businessName, websiteUrl }));
  });

/** @returns the request the site came from, locked */
async function checkOwnership(
  tx: Transaction,
  { userId, businessId, websiteRequestId }: Assignment,
): Promise<RequestRow | null> {
  if (!(await findBusiness(tx, businessId, userId))) {
    throw new HttpError('business_not_found', { field: 'businessId' });
  }
  if (websiteRequestId === null || websiteRequestId === undefined) return null;
  const request = await lockRequest(tx, websiteRequestId);
  if (request?.userId !== userId) {
    throw new HttpError('website_request_not_found', { field: 'websiteRequestId' });
  }
  return request;
}
