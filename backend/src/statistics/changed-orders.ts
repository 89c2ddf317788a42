import { and, eq, gt, isNull, min, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { changes, changesHead } from '../database/schema.ts';

/**
 * Position up to which order changes are known. A change has no number at commit; later it gets one above all
 * earlier ones.
 */
export interface OrdersVersion {
  number: number;
  /** Ids of changes that were seen before they had a number. */
  unnumbered: ReadonlySet<number>;
}

interface ChangedOrders {
  version: OrdersVersion;
  /** Ids of changed orders; `null` when that is no longer known. */
  changed: readonly number[] | null;
}

/** Beyond this, summing everything again is as fast. */
const MAX_CHANGED = 2000;

/** Orders changed since `known`. Changes are kept for an hour. */
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
    .limit(MAX_CHANGED);
  const version = {
    number,
    unnumbered: new Set(rows.filter((row) => row.number === null).map(({ id }) => id)),
  };
  const isWhole =
    known !== null &&
    rows.length < MAX_CHANGED &&
    number >= known.number &&
    (number === known.number || (kept?.first ?? number + 1) <= known.number + 1);
  const fresh = rows.filter(({ id }) => !known?.unnumbered.has(id));
  return { version, changed: isWhole ? [...new Set(fresh.map((row) => row.subjectId))] : null };
}

/**
 * Days of these orders, Bucharest time.
 * @returns `null` when one was deleted, so its day is unknown
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
