import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { privateFiles, requestMessages, requestReads, users } from '../database/schema.ts';

export type MessageRow = typeof requestMessages.$inferSelect;
export type FileRow = typeof privateFiles.$inferSelect;

/** A message with its author and files. */
export interface ShownMessage extends MessageRow {
  authorName: string | null;
  files: FileRow[];
}

/** The newest messages of a request, in ascending order. */
export async function listNewest(
  db: Connection,
  requestId: number,
  limit: number,
): Promise<ShownMessage[]> {
  const rows = await db
    .select({ message: requestMessages, authorName: users.name })
    .from(requestMessages)
    .leftJoin(users, eq(users.id, requestMessages.authorId))
    .where(eq(requestMessages.requestId, requestId))
    .orderBy(desc(requestMessages.id))
    .limit(limit);
  const files = await listFilesOf(
    db,
    rows.map(({ message }) => message.id),
  );
  return rows.toReversed().map(({ message, authorName }) => ({
    ...message,
    authorName,
    files: files.filter(({ messageId }) => messageId === message.id),
  }));
}

const listFilesOf = (db: Connection, messageIds: number[]): Promise<FileRow[]> =>
  db
    .select()
    .from(privateFiles)
    .where(inArray(privateFiles.messageId, messageIds))
    .orderBy(asc(privateFiles.id));

/** @returns undefined when it does not exist or belongs to another request */
export async function findMessage(
  db: Connection,
  requestId: number,
  id: number,
): Promise<ShownMessage | undefined> {
  const [row] = await db
    .select({ message: requestMessages, authorName: users.name })
    .from(requestMessages)
    .leftJoin(users, eq(users.id, requestMessages.authorId))
    .where(and(eq(requestMessages.id, id), eq(requestMessages.requestId, requestId)));
  if (!row) return undefined;
  return { ...row.message, authorName: row.authorName, files: await listFilesOf(db, [id]) };
}

/** @returns the message's id; null when one with this key exists */
export async function insertMessage(
  tx: Transaction,
  message: typeof requestMessages.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(requestMessages)
    .values(message)
    .onConflictDoNothing({ target: requestMessages.idempotencyKey })
    .returning({ id: requestMessages.id });
  return row?.id ?? null;
}

export async function findMessageByKey(db: Connection, key: string): Promise<number> {
  const [row] = await db
    .select({ id: requestMessages.id })
    .from(requestMessages)
    .where(eq(requestMessages.idempotencyKey, key));
  if (!row) throw new Error('The message is neither new nor there.');
  return row.id;
}

export const changeText = (tx: Transaction, id: number, text: string) =>
  tx.update(requestMessages).set({ text, editedAt: sql`now()` }).where(eq(requestMessages.id, id));

/** Its files become unreachable. */
export async function emptyMessage(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(privateFiles)
    .set({ requestId: null, messageId: null })
    .where(eq(privateFiles.messageId, id));
  await tx
    .update(requestMessages)
    .set({ text: '', withdrawnAt: sql`now()` })
    .where(eq(requestMessages.id, id));
}

/** The last message each person has read. */
export const listReads = (db: Connection, requestId: number) =>
  db
    .select({
      userId: requestReads.userId,
      lastMessageId: requestReads.lastMessageId,
      readAt: requestReads.readAt,
      name: users.name,
    })
    .from(requestReads)
    .innerJoin(users, eq(users.id, requestReads.userId))
    .where(and(eq(requestReads.requestId, requestId), gt(requestReads.lastMessageId, 0)))
    .orderBy(asc(requestReads.userId));

/** @param upTo clamped to the request's newest message. @returns whether anything was unread */
export async function noteRead(
  tx: Transaction,
  { requestId, userId, upTo }: { requestId: number; userId: number; upTo: number },
): Promise<boolean> {
  const [newest] = await tx
    .select({ id: requestMessages.id })
    .from(requestMessages)
    .where(eq(requestMessages.requestId, requestId))
    .orderBy(desc(requestMessages.id))
    .limit(1);
  if (!newest) return false;
  const lastMessageId = Math.min(upTo, newest.id);
  const rows = await tx
    .insert(requestReads)
    .values({ requestId, userId, lastMessageId })
    .onConflictDoUpdate({
      target: [requestReads.requestId, requestReads.userId],
      set: { lastMessageId, readAt: sql`now()` },
      setWhere: sql`${requestReads.lastMessageId} < ${lastMessageId}`,
    })
    .returning({ userId: requestReads.userId });
  return rows.length > 0;
}

/** Unread messages of one side of a conversation. */
export async function countUnread(
  db: Connection,
  { requestId, ownerId, isStaff }: { requestId: number; ownerId: number | null; isStaff: boolean },
): Promise<number> {
  const isOfSide = isStaff
    ? ownerId === null
      ? undefined
      : ne(requestReads.userId, ownerId)
    : eq(requestReads.userId, ownerId ?? 0);
  const readUpTo = db
    .select({ last: sql`coalesce(max(${requestReads.lastMessageId}), 0)` })
    .from(requestReads)
    .where(and(eq(requestReads.requestId, requestId), isOfSide));
  return db.$count(
    requestMessages,
    and(
      eq(requestMessages.requestId, requestId),
      eq(requestMessages.fromStaff, !isStaff),
      isNull(requestMessages.withdrawnAt),
      gt(requestMessages.id, sql`(${readUpTo})`),
    ),
  );
}
