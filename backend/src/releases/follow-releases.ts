import type { Registry } from '@vitrina/contract/registry';
import { releaseChanges as changesBetween } from '@vitrina/contract/rules/release-deeds';
import { max } from 'drizzle-orm';
import { type Database, inTransaction } from '../database/database.ts';
import { releaseChanges } from '../database/schema.ts';
import {
  latestRevision,
  type PastRevision,
  type ReleaseHistorySource,
  readRevision,
} from './release-history.ts';

/** Revisions per run. Older ones are skipped at the first run. */
const MAX_AT_ONCE = 500;

/**
 * Stores new registry revisions for the journal (docs/decisions/033-audit-of-releases.md). Skips what the
 * key did not sign.
 * @returns the number of revisions stored
 * @throws Error when the history cannot be read
 */
export async function followReleases(db: Database, source: ReleaseHistorySource): Promise<number> {
  const latest = await latestRevision(source);
  const known = await latestTold(db);
  if (latest <= known) return 0;
  const first = Math.max(known + 1, latest - MAX_AT_ONCE + 1);
  let before = first > 0 ? ((await readRevision(source, first - 1))?.registry ?? null) : null;
  let written = 0;
  for (let revision = first; revision <= latest; revision++) {
    const past = await readRevision(source, revision);
    if (!past) continue;
    await store(db, before, past);
    before = past.registry;
    written += 1;
  }
  return written;
}

async function latestTold(db: Database): Promise<number> {
  const [row] = await db.select({ revision: max(releaseChanges.revision) }).from(releaseChanges);
  return row?.revision ?? -1;
}

const store = (db: Database, before: Registry | null, { registry, note }: PastRevision) =>
  inTransaction(db, (tx) =>
    tx
      .insert(releaseChanges)
      .values(
        changesBetween(before, registry).map(({ part, deed, from, to }) => ({
          ...{ revision: registry.revision, part, deed, fromRelease: from, toRelease: to },
          releasedBy: note?.by ?? null,
          releasedAt: note ? new Date(note.at) : null,
        })),
      )
      // Another process was faster.
      .onConflictDoNothing(),
  );
