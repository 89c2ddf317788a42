import type { CallResponse } from '@vitrina/contract/call';
import type { createPartner } from '@vitrina/contract/calls/create-partner';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { partners } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { findWebsiteByUrl } from '../user-websites/user-websites-repository.ts';
import { lockAccount } from '../users/users-repository.ts';
import { startWhenResumed, toPartner } from './partners-repository.ts';
import { isAcceptableSyncUrl } from './sync-address.ts';
import { encryptSyncKey, newSyncKey } from './sync-key.ts';

type PartnerInput = z.output<(typeof createPartner)['body']>;

/**
 * Connects the shop of a partner's site. Connecting a site again replaces name, address and key, e.g. when
 * the key was lost.
 * @throws HttpError for an unknown person, another person's site, or a private address
 */
export const connectPartner = (
  db: Database,
  config: Config,
  { userId, name, syncUrl, websiteUrl }: PartnerInput,
): Promise<CallResponse<typeof createPartner>> =>
  inTransaction(db, async (tx) => {
    if (!isAcceptableSyncUrl(syncUrl, config)) {
      throw new HttpError('validation_failed', { field: 'syncUrl', text: messages.syncUrlPrivate });
    }
    if (!(await lockAccount(tx, userId)))
      throw new HttpError('user_not_found', { field: 'userId' });
    if (!(await findWebsiteByUrl(tx, userId, websiteUrl))) {
      throw new HttpError('website_not_found', { field: 'websiteUrl' });
    }
    const syncKey = newSyncKey();
    const syncKeyEncrypted = encryptSyncKey(syncKey, config.encryptionKey);
    // Errors of the previous connection do not apply.
    const connection = {
      ...{ name, syncUrl, syncKeyEncrypted, lastSyncError: null },
      ...{ oldKeyEncrypted: '', oldKeyUntil: null, endedAt: null },
    };
    const [row] = await tx
      .insert(partners)
      .values({ userId, websiteUrl, ...connection })
      .onConflictDoUpdate({
        target: [partners.userId, partners.websiteUrl],
        set: {
          ...connection,
          version: sql`${partners.version} + 1`,
          createdAt: startWhenResumed(),
        },
      })
      .returning();
    return { partner: row && toPartner(row), syncApiKey: syncKey };
  });
