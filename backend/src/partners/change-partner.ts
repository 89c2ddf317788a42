import type { Partner } from '@vitrina/contract/entities/partner';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { partners } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { type PartnerRow, startWhenResumed, toPartner } from './partners-repository.ts';
import { isAcceptableSyncUrl } from './sync-address.ts';
import { encryptSyncKey, newSyncKey } from './sync-key.ts';

/** A change to a connection, with the version its author saw. */
export interface PartnerChange {
  id: number;
  version: number;
}

/** How long the previous key is tried beside a new one. */
const OVERLAP = sql`now() + interval '7 days'`;

/** @throws HttpError `partner_not_found`, `version_conflict` */
async function lockPartner(tx: Transaction, { id, version }: PartnerChange): Promise<PartnerRow> {
  const [row] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
  if (!row) throw new HttpError('partner_not_found');
  if (row.version !== version) throw new HttpError('version_conflict');
  return row;
}

const change = (
  db: Database,
  seen: PartnerChange,
  set: (row: PartnerRow) => Record<string, unknown>,
): Promise<Partner> =>
  inTransaction(db, async (tx) => {
    const row = await lockPartner(tx, seen);
    const [changed] = await tx
      .update(partners)
      .set({ ...set(row), version: row.version + 1 })
      .where(eq(partners.id, row.id))
      .returning();
    if (!changed) throw new HttpError('partner_not_found');
    return toPartner(changed);
  });

/** @throws HttpError as `lockPartner`, and for a private address */
export function editPartner(
  db: Database,
  config: Config,
  { name, syncUrl, ...seen }: PartnerChange & { name: string; syncUrl: string },
): Promise<Partner> {
  if (!isAcceptableSyncUrl(syncUrl, config))
    throw new HttpError('validation_failed', { field: 'syncUrl', text: messages.syncUrlPrivate });
  // Errors of the previous address do not apply.
  return change(db, seen, (row) => ({
    name,
    syncUrl,
    ...(syncUrl !== row.syncUrl && { lastSyncError: null }),
  }));
}

/**
 * Creates a new key. The shop has to be given it by hand, so the previous one is tried for a week when the
 * new one is refused (docs/product.md#partner-changes).
 */
export async function renewKey(
  db: Database,
  config: Config,
  seen: PartnerChange,
): Promise<{ partner: Partner; syncApiKey: string }> {
  const syncApiKey = newSyncKey();
  const partner = await change(db, seen, (row) => ({
    syncKeyEncrypted: encryptSyncKey(syncApiKey, config.encryptionKey),
    oldKeyEncrypted: row.syncKeyEncrypted,
    oldKeyUntil: row.syncKeyEncrypted ? OVERLAP : null,
    lastSyncError: null,
  }));
  return { partner, syncApiKey };
}

/** Deletes all keys at once: a leaked key must not be sent again. */
export const revokeKey = (db: Database, seen: PartnerChange): Promise<Partner> =>
  change(db, seen, () => ({ syncKeyEncrypted: '', oldKeyEncrypted: '', oldKeyUntil: null }));

/** Ends a connection or resumes it; idempotent. */
export const endConnection = (
  db: Database,
  { ended, ...seen }: PartnerChange & { ended: boolean },
): Promise<Partner> =>
  change(db, seen, (row) =>
    ended
      ? { endedAt: row.endedAt ?? sql`now()` }
      : { endedAt: null, createdAt: startWhenResumed() },
  );
