import { type ArrivalKind, MAX_ARRIVALS } from '@vitrina/contract/rules/arrivals';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { staffArrivals, users, websiteRequests } from '../database/schema.ts';
import { readUpTo } from '../website-requests/unread-counts.ts';

type SeenRow = typeof staffArrivals.$inferSelect;

/** Rows that outsiders create, by kind. */
const ROWS: Readonly<Record<ArrivalKind, SQL>> = {
  order: sql`select id, created_at as came_at from orders`,
  request: sql`select id, created_at as came_at from website_requests where held_at is null`,
  // As on the desk: a message read by one staff member is new to none of them.
  message: sql`select message.id, message.created_at as came_at from ${websiteRequests}
    cross join lateral (select ${readUpTo(true)} as id) as read_up_to
    join request_messages message
      on message.request_id = ${websiteRequests}.id and message.id > read_up_to.id
   where not message.from_staff and message.withdrawn_at is null`,
  return: sql`select id, declared_at as came_at from returns where withdrawal_id is not null`,
  withdrawal: sql`select id, created_at as came_at from withdrawals where order_id is null`,
};

/** Staff who never looked see only the last day's arrivals. */
const UNSEEN_SINCE = sql`now() - interval '1 day'`;

export interface Arrived {
  count: number;
  newest: number;
  /** Seconds since the oldest of them came; null when nothing is new. */
  waitsFor: number | null;
}

/** Rows that came after row number `after`; with null, within the last day. */
export async function countArrivals(
  db: Connection,
  kind: ArrivalKind,
  after: number | null,
): Promise<Arrived> {
  const isNew = after === null ? sql`came_at > ${UNSEEN_SINCE}` : sql`id > ${after}`;
  const { rows } = await db.execute<{ count: string; newest: number; waits: string | null }>(sql`
    select count(*) as count, extract(epoch from now() - min(came_at)) as waits,
           (select coalesce(max(id), 0) from (${ROWS[kind]}) as arrived) as newest
      from (
        select came_at from (${ROWS[kind]}) as arrived
         where ${isNew} order by id limit ${MAX_ARRIVALS}
      ) as new`);
  const row = rows[0];
  return {
    count: Number(row?.count ?? 0),
    newest: row?.newest ?? 0,
    waitsFor: row?.waits == null ? null : Number(row.waits),
  };
}

/** Last row seen and last row mailed, by kind. */
export async function readSeen(db: Connection, userId: number): Promise<Map<string, SeenRow>> {
  const rows = await db.select().from(staffArrivals).where(eq(staffArrivals.userId, userId));
  return new Map(rows.map((row) => [row.kind, row]));
}

/** Never decreases: an older window may send a lower id. */
export const noteSeen = (tx: Connection, userId: number, kind: ArrivalKind, newest: number) =>
  tx
    .insert(staffArrivals)
    .values({ userId, kind, seenId: newest })
    .onConflictDoUpdate({
      target: [staffArrivals.userId, staffArrivals.kind],
      set: { seenId: sql`greatest(${staffArrivals.seenId}, excluded.seen_id)` },
    });

/** @param mailedId null ends the mails */
export const noteMailed = (
  tx: Connection,
  userId: number,
  kind: ArrivalKind,
  mailedId: number | null,
) =>
  tx
    .insert(staffArrivals)
    .values({ userId, kind, mailedId })
    .onConflictDoUpdate({
      target: [staffArrivals.userId, staffArrivals.kind],
      set: { mailedId },
    });

/** Staff who want mails. */
export const listMailed = (db: Connection) =>
  db
    .selectDistinct({ id: users.id })
    .from(staffArrivals)
    .innerJoin(users, eq(users.id, staffArrivals.userId))
    .where(and(isNotNull(staffArrivals.mailedId), eq(users.role, 'admin')));
