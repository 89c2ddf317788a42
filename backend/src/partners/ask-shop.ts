import type { Config } from '../config.ts';
import { messages } from '../messages.ts';
import { fetchSales, type Sales } from './fetch-sales.ts';
import type { PartnerRow } from './partners-repository.ts';
import type { SalesPeriod } from './sales-period.ts';
import { mayBePrivate } from './sync-address.ts';
import { SyncError } from './sync-error.ts';
import { decryptSyncKey } from './sync-key.ts';

/**
 * Reads a shop's sales with its key or, while still valid, with the previous one.
 * @throws SyncError
 */
export async function askShop(
  partner: PartnerRow,
  config: Config,
  period: SalesPeriod,
  now: Date,
): Promise<Sales> {
  try {
    return await fetchSales(connectionTo(partner, config), period);
  } catch (error) {
    const isTried = partner.oldKeyUntil && partner.oldKeyUntil > now;
    if (!isTried || !(error instanceof SyncError) || !error.isKeyRefused) throw error;
    const before = { ...partner, syncKeyEncrypted: partner.oldKeyEncrypted };
    return await fetchSales(connectionTo(before, config), period);
  }
}

function connectionTo({ syncUrl, syncKeyEncrypted }: PartnerRow, config: Config) {
  const allowPrivate = mayBePrivate(syncUrl, config);
  try {
    const syncKey = decryptSyncKey(syncKeyEncrypted, config.encryptionKey);
    return { syncUrl, syncKey, allowPrivate };
  } catch (cause) {
    throw new SyncError(messages.syncKeyUnreadable, { cause });
  }
}
