import { and, asc, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import {
  privateFiles,
  requestPoints,
  requestVersions,
  websiteRequests,
} from '../database/schema.ts';

export type VersionRow = typeof requestVersions.$inferSelect;

/** A version with its files and requested changes. */
export interface ShownVersion extends VersionRow {
  files: (typeof privateFiles.$inferSelect)[];
  points: (typeof requestPoints.$inferSelect)[];
}

/** Newest first. @param id of one version; all of the request when omitted */
export async function listVersions(
  db: Connection,
  requestId: number,
  id?: number,
): Promise<ShownVersion[]> {
  const isThatOne = id === undefined ? undefined : eq(requestVersions.id, id);
  const versions = await db
    .select()
    .from(requestVersions)
    .where(and(eq(requestVersions.requestId, requestId), isThatOne))
    .orderBy(desc(requestVersions.number));
  const ids = versions.map((version) => version.id);
  const [files, points] = await Promise.all([
    db.select().from(privateFiles).where(inArray(privateFiles.versionId, ids)),
    db
      .select()
      .from(requestPoints)
      .where(inArray(requestPoints.versionId, ids))
      .orderBy(asc(requestPoints.id)),
  ]);
  return versions.map((version) => ({
    ...version,
    files: files.filter(({ versionId }) => versionId === version.id),
    points: points.filter(({ versionId }) => versionId === version.id),
  }));
}

/** Pictures of a person's websites, from each request's newest version that has one. */
export async function listPictures(
  db: Connection,
  userId: number,
): Promise<{ requestId: number; file: typeof privateFiles.$inferSelect }[]> {
  const newest = db
    .selectDistinctOn([requestVersions.requestId], {
      id: requestVersions.id,
      requestId: requestVersions.requestId,
    })
    .from(requestVersions)
    .innerJoin(websiteRequests, eq(websiteRequests.id, requestVersions.requestId))
    .where(eq(websiteRequests.userId, userId))
    .orderBy(requestVersions.requestId, desc(requestVersions.number))
    .as('newest');
  return db
    .select({ requestId: newest.requestId, file: privateFiles })
    .from(newest)
    .innerJoin(privateFiles, eq(privateFiles.versionId, newest.id))
    .where(isNotNull(privateFiles.imageType))
    .orderBy(newest.requestId);
}

/** Adds a request's next version; the caller has locked the request. */
export async function insertVersion(
  tx: Transaction,
  version: Omit<typeof requestVersions.$inferInsert, 'number'>,
): Promise<{ id: number; number: number }> {
  const [last] = await tx
    .select({ number: max(requestVersions.number) })
    .from(requestVersions)
    .where(eq(requestVersions.requestId, version.requestId));
  const [row] = await tx
    .insert(requestVersions)
    .values({ ...version, number: (last?.number ?? 0) + 1 })
    .returning({ id: requestVersions.id, number: requestVersions.number });
  if (!row) throw new Error('The insert returned no row.');
  return row;
}

/** @returns the version's id; `undefined` when there is none with this key */
export async function findVersionByKey(
  db: Connection,
  key: string | null,
): Promise<number | undefined> {
  if (key === null) return undefined;
  const [row] = await db
    .select({ id: requestVersions.id })
    .from(requestVersions)
    .where(eq(requestVersions.idempotencyKey, key));
  return row?.id;
}

/** Only the first time counts. */
export const noteOpened = (tx: Transaction, id: number) =>
  tx
    .update(requestVersions)
    .set({ openedAt: sql`now()` })
    .where(and(eq(requestVersions.id, id), isNull(requestVersions.openedAt)));

export async function storeAnswer(
  tx: Transaction,
  { id, requestId }: VersionRow,
  { answer, points }: { answer: VersionRow['answer']; points: readonly string[] },
): Promise<void> {
  await tx
    .update(requestVersions)
    .set({ answer, answeredAt: sql`now()` })
    .where(eq(requestVersions.id, id));
  if (points.length > 0)
    await tx
      .insert(requestPoints)
      .values(points.map((text) => ({ requestId, versionId: id, text })));
}

/** @returns whether the request has such a point */
export async function setPointDone(
  tx: Transaction,
  { requestId, pointId, by }: { requestId: number; pointId: number; by: number | null },
): Promise<boolean> {
  const rows = await tx
    .update(requestPoints)
    .set({ doneAt: by === null ? null : sql`now()`, doneBy: by })
    .where(and(eq(requestPoints.id, pointId), eq(requestPoints.requestId, requestId)))
    .returning({ id: requestPoints.id });
  return rows.length > 0;
}
