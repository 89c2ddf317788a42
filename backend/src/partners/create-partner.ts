import type { CallResponse } from '@vitrina/contract/call';
import type { createPartner as createPartnerCall } from '@vitrina/contract/calls/create-partner';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Database, inTransaction } from '../database/database.ts';
import { partners, users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { findWebsiteByUrl } from '../user-websites/user-websites-repository.ts';
import { encryptSyncKey, newSyncKey } from './sync-key.ts';

type PartnerInput = z.output<(typeof createPartnerCall)['body']>;

/**
 * Connects the shop of a partner's site. Connecting the same site again replaces name, address and
 * key: who lost the key gets a new one this way.
 * @throws HttpError for a person that is not there, or a site that is not theirs
 */
export const createPartner = (
  db: Database,
  encryptionKey: Buffer,
  { userId, name, syncUrl, websiteUrl }: PartnerInput,
): Promise<CallResponse<typeof createPartnerCall>> =>
  inTransaction(db, async (tx) => {
    const owners = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (owners.length === 0) throw new HttpError('user_not_found', { field: 'userId' });
    if (!(await findWebsiteByUrl(tx, userId, websiteUrl))) {
      throw new HttpError('website_not_found', { field: 'websiteUrl' });
    }
    const syncKey = newSyncKey();
    const connection = { name, syncUrl, syncKeyEncrypted: encryptSyncKey(syncKey, encryptionKey) };
    const [row] = await tx
      .insert(partners)
      .values({ userId, websiteUrl, ...connection })
      .onConflictDoUpdate({ target: [partners.userId, partners.websiteUrl], set: connection })
      .returning({ id: partners.id });
    return {
      partner: row && {
        id: row.id,
        user_id: userId,
        name,
        sync_url: syncUrl,
        website_url: websiteUrl,
      },
      syncApiKey: syncKey,
    };
  });
