import { and, eq, gt, isNull, min, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { changes, changesHead } from '../database/schema.ts';

/**
 * How far the changes of orders are known. A change has no number when it is committed, and a higher
 * one than all before from then on.
 */
export interface OrdersVersion {
  number: number;
  /** Ids of the changes that were known before they had a number. */
  unnumbered: ReadonlySet<number>;
}

interface ChangedOrders {
  version: OrdersVersion;
  /** Those that changed since, by id; `null` where that is not known any more. */
  changed: readonly number[] | null;
}

/** More than this are as quick to sum up anew. */
const MOST_CHANGED = 2000;

/** Which orders changed since `known`. Changes are kept for an hour. */
export async function readChangedOrders(
  db: Connection,
  known: OrdersVersion | null,
): Promise<ChangedOrders> {
  const [head] = await db.select().from(changesHead);
  const number = head?.number ?? 0;
  const after = known?.number ?? number;
  const [kept] = await db.select({ first: min(changes.number) }).from(changes);
  const rows = await db
    .select({ id: changes.id, number: changes.number, subjectId: changes.subjectId })
    .from(changes)
    .where(and(eq(changes.kind, 'order'), or(gt(changes.number, after), isNull(changes.number))))
    .orderBy(changes.id)
    .limit(MOST_CHANGED);
  const version = {
    number,
    unnumbered: new Set(rows.filter((row) => row.number === null).map(({ id }) => id)),
  };
  const isWhole =
    known !== null &&
    rows.length < MOST_CHANGED &&
    number >= known.number &&
    (number === known.number || (kept?.first ?? number + 1) <= known.number + 1);
  const fresh = rows.filter(({ id }) => !known?.unnumbered.has(id));
  return { version, changed: isWhole ? [...new Set(fresh.map((row) => row.subjectId))] : null };
}

/**
 * On which days in Bucharest orders were made.
 * @returns `null` where one of them is gone, and nobody knows its day
 */
export async function daysOfOrders(
  db: Connection,
  ids: readonly number[],
): Promise<readonly string[] | null> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(created_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as day
      from orders where id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`);
  return rows.length === ids.length ? rows.map(({ day }) => day) : null;
}
