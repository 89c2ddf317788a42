import { and, asc, gt, isNull, lte, max, min, sql } from 'drizzle-orm';
import { type Connection, type Database, inTransaction } from '../database/database.ts';
import { changes, changesHead } from '../database/schema.ts';

export type ChangeRow = Pick<typeof changes.$inferSelect, 'kind' | 'subjectId' | 'ownerId'> & {
  number: number;
};

/** Number of changes numbered or read at once. */
export const BATCH = 1000;

/** True for a change without a number yet. */
const isWaiting = and(isNull(changes.number), lte(changes.dueAt, sql`clock_timestamp()`));

/**
 * Numbers the changes that other transactions have committed; one process at a time.
 * @returns how many; also 0 while another process is numbering
 */
export const numberChanges = (db: Database): Promise<number> =>
  inTransaction(db, async (tx) => {
    const [head] = await tx.select().from(changesHead).for('update', { skipLocked: true });
    if (!head) return 0;
    const waiting = tx
      .select({
        id: changes.id,
        place: sql<number>`row_number() over (order by ${changes.dueAt}, ${changes.id})`.as(
          'place',
        ),
      })
      .from(changes)
      .where(isWaiting)
      .orderBy(changes.dueAt, changes.id)
      .limit(BATCH)
      .as('waiting');
    const { rowCount } = await tx
      .update(changes)
      .set({
        number: sql`${head.number} + ${waiting.place}`,
        numberedAt: sql`clock_timestamp()`,
      })
      .from(waiting)
      .where(sql`${changes.id} = ${waiting.id}`);
    const numbered = rowCount ?? 0;
    if (numbered > 0) await tx.update(changesHead).set({ number: head.number + numbered });
    return numbered;
  });

/** Numbers all waiting changes, so that the head is the present. */
export async function numberAllChanges(db: Database): Promise<void> {
  while ((await numberChanges(db)) === BATCH);
}

/** The next changes after `number`, and whether more are waiting. */
export async function readChanges(
  db: Connection,
  number: number,
): Promise<{ rows: ChangeRow[]; waits: boolean }> {
  const rows = await db
    .select({
      number: sql<number>`${changes.number}`.mapWith(Number),
      kind: changes.kind,
      subjectId: changes.subjectId,
      ownerId: changes.ownerId,
    })
    .from(changes)
    .where(gt(changes.number, number))
    .orderBy(asc(changes.number))
    .limit(BATCH);
  const waiting = await db.select({ id: changes.id }).from(changes).where(isWaiting).limit(1);
  return { rows, waits: waiting.length > 0 };
}

/** The last number given and the first one still stored; `first` is above `last` when none is. */
export async function changesKept(db: Connection): Promise<{ first: number; last: number }> {
  const [head] = await db.select().from(changesHead);
  const [kept] = await db.select({ first: min(changes.number) }).from(changes);
  const last = head?.number ?? 0;
  return { first: kept?.first ?? last + 1, last };
}

/** Number of the last change that a reader of `ms` ago has certainly seen: numbers are given in order. */
export async function numberBefore(db: Connection, ms: number): Promise<number> {
  const isSeen = sql`${changes.numberedAt} < clock_timestamp() - ${ms} * interval '1 ms'`;
  const [seen] = await db
    .select({ last: max(changes.number) })
    .from(changes)
    .where(isSeen);
  if (seen?.last) return seen.last;
  const { first } = await changesKept(db);
  return first - 1;
}

/**
 * Deletes changes older than an hour. Numbers all waiting ones first: a gap in the numbers shows a
 * returning client that it missed something.
 */
export async function deleteOldChanges(db: Database): Promise<void> {
  await numberAllChanges(db);
  const [old] = await db
    .select({ number: max(changes.number) })
    .from(changes)
    .where(lte(changes.createdAt, sql`now() - interval '1 hour'`));
  if (old?.number) await db.delete(changes).where(lte(changes.number, old.number));
}
