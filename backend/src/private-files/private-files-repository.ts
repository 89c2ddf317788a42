import { REQUEST_STATES, REQUEST_STATUSES } from '@vitrina/contract/rules/request-status';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { privateFiles, websiteRequests } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';

type FileRow = typeof privateFiles.$inferSelect;

/** Where in its request a file is. */
type Place = { messageId: number } | { versionId: number } | { askId: number };

export async function insertFile(
  tx: Transaction,
  file: typeof privateFiles.$inferInsert,
): Promise<FileRow> {
  const [row] = await tx.insert(privateFiles).values(file).returning();
  if (!row) throw new Error('The insert returned no row.');
  return row;
}

export const countFiles = (db: Connection, requestId: number) =>
  db.$count(privateFiles, eq(privateFiles.requestId, requestId));

/** @returns undefined for a deleted file */
export async function findFile(db: Connection, id: number): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(privateFiles)
    .where(and(eq(privateFiles.id, id), sql`${privateFiles.requestId} is not null`));
  return row;
}

const isNowhere = and(
  isNull(privateFiles.messageId),
  isNull(privateFiles.versionId),
  isNull(privateFiles.askId),
);

/**
 * Attaches files uploaded for a request.
 * @returns the detected type of each
 * @throws HttpError `private_file_not_found` for one that is missing, another person's, or attached already
 */
export async function attachFiles(
  tx: Transaction,
  { requestId, userId, fileIds }: { requestId: number; userId: number; fileIds: readonly number[] },
  place: Place,
): Promise<Pick<FileRow, 'id' | 'imageType'>[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const rows = await tx
    .update(privateFiles)
    .set(place)
    .where(
      and(
        inArray(privateFiles.id, wanted),
        eq(privateFiles.requestId, requestId),
        eq(privateFiles.uploadedBy, userId),
        isNowhere,
      ),
    )
    .returning({ id: privateFiles.id, imageType: privateFiles.imageType });
  if (rows.length < wanted.length)
    throw new HttpError('private_file_not_found', { field: 'file_ids' });
  return rows;
}

const ENDED = REQUEST_STATUSES.filter((status) => REQUEST_STATES[status].isFinal);

/** Locks files that may be deleted. @returns up to `limit` of them */
export function lockUnkept(tx: Transaction, limit: number): Promise<FileRow[]> {
  const endedRequests = tx
    .select({ id: websiteRequests.id })
    .from(websiteRequests)
    .where(
      and(
        inArray(websiteRequests.status, ENDED),
        sql`${websiteRequests.statusUpdatedAt} < now() - interval '3 years'`,
      ),
    );
  return tx
    .select()
    .from(privateFiles)
    .where(
      or(
        isNull(privateFiles.requestId),
        and(isNowhere, sql`${privateFiles.createdAt} < now() - interval '24 hours'`),
        inArray(privateFiles.requestId, endedRequests),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}

export const forgetFiles = (tx: Transaction, ids: readonly number[]) =>
  tx.delete(privateFiles).where(inArray(privateFiles.id, [...ids]));
