import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { privateFiles, requestAsks, users } from '../database/schema.ts';

export type AskRow = typeof requestAsks.$inferSelect;

/** An ask with its author and files. */
export interface ShownAsk extends AskRow {
  authorName: string | null;
  files: (typeof privateFiles.$inferSelect)[];
}

/** Oldest first. */
export async function listAsks(db: Connection, requestId: number): Promise<ShownAsk[]> {
  const rows = await db
    .select({ ask: requestAsks, authorName: users.name })
    .from(requestAsks)
    .leftJoin(users, eq(users.id, requestAsks.authorId))
    .where(eq(requestAsks.requestId, requestId))
    .orderBy(asc(requestAsks.id));
  const files = await db
    .select()
    .from(privateFiles)
    .where(
      inArray(
        privateFiles.askId,
        rows.map(({ ask }) => ask.id),
      ),
    )
    .orderBy(asc(privateFiles.id));
  return rows.map(({ ask, authorName }) => ({
    ...ask,
    authorName,
    files: files.filter(({ askId }) => askId === ask.id),
  }));
}

export const countAsks = (db: Connection, requestId: number): Promise<number> =>
  db.$count(requestAsks, eq(requestAsks.requestId, requestId));

/** @returns undefined when it does not exist or belongs to another request */
export async function findAsk(
  db: Connection,
  requestId: number,
  id: number,
): Promise<AskRow | undefined> {
  const [row] = await db
    .select()
    .from(requestAsks)
    .where(and(eq(requestAsks.id, id), eq(requestAsks.requestId, requestId)));
  return row;
}

/** @returns the ask's id; undefined when there is none with this key */
export async function findAskByKey(
  db: Connection,
  key: string | null,
): Promise<number | undefined> {
  if (key === null) return undefined;
  const [row] = await db
    .select({ id: requestAsks.id })
    .from(requestAsks)
    .where(eq(requestAsks.askedKey, key));
  return row?.id;
}

export async function insertAsk(
  tx: Transaction,
  ask: typeof requestAsks.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(requestAsks).values(ask).returning({ id: requestAsks.id });
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

export const storeAnswer = (
  tx: Transaction,
  id: number,
  given: Pick<AskRow, 'answer' | 'idempotencyKey'>,
) =>
  tx
    .update(requestAsks)
    .set({ ...given, answeredAt: sql`now()` })
    .where(eq(requestAsks.id, id));

export const withdrawAsk = (tx: Transaction, id: number) =>
  tx.update(requestAsks).set({ withdrawnAt: sql`now()` }).where(eq(requestAsks.id, id));
