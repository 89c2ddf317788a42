import { SETTING_VERSIONS_SHOWN } from '@vitrina/contract/calls/list-setting-versions';
import { shippingRates } from '@vitrina/contract/entities/delivery-rates';
import type { MailTexts, SettingVersion } from '@vitrina/contract/entities/settings';
import type { ShippingRates } from '@vitrina/contract/rules/shipping';
import { desc, eq } from 'drizzle-orm';
import { type Connection, type Database, inTransaction } from '../database/database.ts';
import { settingsVersions, users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import {
  mailSettingName,
  readDelivery,
  readMailTexts,
  type SettingName,
} from './setting-values.ts';

export interface StoredSetting extends SettingVersion {
  value: unknown;
}

/**
 * Current value of a setting; undefined when unchanged. Read each time, because other processes write too.
 */
export async function storedValue(db: Connection, name: SettingName): Promise<unknown> {
  const [row] = await newest(db, name, 1);
  return row?.value;
}

/** Current shipping rates, in bani. */
export const currentRates = async (db: Connection): Promise<ShippingRates> =>
  shippingRates(readDelivery(await storedValue(db, 'delivery')));

/** A mail's texts changed by staff. */
export const changedMailTexts = async (db: Connection, name: string): Promise<MailTexts> =>
  readMailTexts(await storedValue(db, mailSettingName(name)));

/** Versions of a setting, newest first. */
export async function listVersions(db: Connection, name: SettingName): Promise<StoredSetting[]> {
  const rows = await newest(db, name, SETTING_VERSIONS_SHOWN);
  return rows.map(versionAnswer);
}

/** The newest version of each changed setting, by name. */
export async function currentVersions(db: Connection): Promise<Map<string, StoredSetting>> {
  const rows = await db
    .selectDistinctOn([settingsVersions.name], COLUMNS)
    .from(settingsVersions)
    .leftJoin(users, eq(users.id, settingsVersions.changedBy))
    .orderBy(settingsVersions.name, desc(settingsVersions.version));
  return new Map(rows.map((row) => [row.name, versionAnswer(row)]));
}

interface Change {
  name: SettingName;
  /** Version the admin saw; 0 for an unchanged setting. */
  seen: number;
  value: unknown;
  adminId: number;
}

/**
 * Adds a version; earlier ones stay. Of two changes to the same version one wins, across processes.
 * @throws HttpError `version_conflict`
 */
export const changeSetting = (
  db: Database,
  { name, seen, value, adminId }: Change,
): Promise<SettingVersion> =>
  inTransaction(db, async (tx) => {
    const [before] = await newest(tx, name, 1);
    if ((before?.version ?? 0) !== seen) throw new HttpError('version_conflict');
    const [added] = await tx
      .insert(settingsVersions)
      .values({ name, version: seen + 1, value, changedBy: adminId })
      .onConflictDoNothing()
      .returning({ id: settingsVersions.id });
    if (!added) throw new HttpError('version_conflict');
    const [row] = await newest(tx, name, 1);
    if (!row) throw new Error('The setting was not stored.');
    return versionAnswer(row);
  });

const COLUMNS = {
  name: settingsVersions.name,
  version: settingsVersions.version,
  value: settingsVersions.value,
  changedAt: settingsVersions.changedAt,
  changedBy: users.name,
};

const newest = (db: Connection, name: SettingName, limit: number) =>
  db
    .select(COLUMNS)
    .from(settingsVersions)
    .leftJoin(users, eq(users.id, settingsVersions.changedBy))
    .where(eq(settingsVersions.name, name))
    .orderBy(desc(settingsVersions.version))
    .limit(limit);

const versionAnswer = (row: {
  version: number;
  value: unknown;
  changedAt: Date;
  changedBy: string | null;
}): StoredSetting => ({
  version: row.version,
  value: row.value,
  changed_at: row.changedAt.toISOString(),
  changed_by: row.changedBy,
});
