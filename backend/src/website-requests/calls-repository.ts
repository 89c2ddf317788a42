import { CALL_MINUTES } from '@vitrina/contract/constants';
import { and, asc, desc, eq, getTableColumns, gt, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { requestCalls, websiteRequestEvents, websiteRequests } from '../database/schema.ts';

export type CallRow = typeof requestCalls.$inferSelect;

/** A call, and whether the end of its request cancelled it. */
export interface EndedCall extends CallRow {
  endedWithRequest: boolean;
}

/** `now()` is constant in a transaction: a request's end and what it cancels have the same time. */
const endedWithRequest = (): SQL<boolean> => sql<boolean>`exists (
  select from ${websiteRequestEvents} event where event.request_id = ${requestCalls}.request_id
    and event.created_at = ${requestCalls}.cancelled_at)`;

export const endOfCall = ({ startsAt }: Pick<CallRow, 'startsAt'>): Date =>
  new Date(startsAt.getTime() + CALL_MINUTES * 60_000);

/** A request's newest call; undefined without one. */
export async function findCall(db: Connection, requestId: number): Promise<EndedCall | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(requestCalls), endedWithRequest: endedWithRequest() })
    .from(requestCalls)
    .where(eq(requestCalls.requestId, requestId))
    .orderBy(desc(requestCalls.id))
    .limit(1);
  return row;
}

/** The upcoming call. */
export async function findCallToCome(
  db: Connection,
  requestId: number,
): Promise<CallRow | undefined> {
  const call = await findCall(db, requestId);
  return call && !call.cancelledAt && call.startsAt > new Date() ? call : undefined;
}

/** Upcoming calls of some requests, each with its request. */
export const listCallsToCome = (db: Connection, isWanted: SQL) =>
  db
    .select({ call: requestCalls, request: websiteRequests })
    .from(requestCalls)
    .innerJoin(websiteRequests, eq(websiteRequests.id, requestCalls.requestId))
    .where(and(isNull(requestCalls.cancelledAt), gt(requestCalls.startsAt, sql`now()`), isWanted))
    .orderBy(asc(requestCalls.id));

/** Starts of all upcoming calls, in ms. */
export async function listTakenStarts(db: Connection): Promise<Set<number>> {
  const rows = await db
    .select({ startsAt: requestCalls.startsAt })
    .from(requestCalls)
    .where(and(isNull(requestCalls.cancelledAt), gte(requestCalls.startsAt, sql`now()`)));
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

/** @throws a unique violation when another request has that time */
export const insertCall = async (
  tx: Transaction,
  call: Pick<CallRow, 'requestId' | 'startsAt'>,
): Promise<CallRow> => only(await tx.insert(requestCalls).values(call).returning());

type Change = Partial<Pick<CallRow, 'startsAt' | 'reason' | 'cancelledByStaff'>>;

const change = async (tx: Transaction, id: number, set: Change, cancelledAt?: SQL) =>
  only(
    await tx
      .update(requestCalls)
      .set({
        ...{ ...set, sequence: sql`${requestCalls.sequence} + 1` },
        ...(cancelledAt && { cancelledAt }),
      })
      .where(eq(requestCalls.id, id))
      .returning(),
  );

/** @throws a unique violation when another request has that time */
export const moveCall = (tx: Transaction, id: number, startsAt: Date): Promise<CallRow> =>
  change(tx, id, { startsAt });

export const cancelCall = (
  tx: Transaction,
  id: number,
  how: Pick<CallRow, 'reason' | 'cancelledByStaff'>,
): Promise<CallRow> => change(tx, id, how, sql`now()`);

/** Restores a call that an event of its request cancelled, unless another request has its time by now. */
export async function restoreCallOf(
  tx: Transaction,
  requestId: number,
  eventId: number,
): Promise<CallRow | undefined> {
  const [row] = await tx
    .update(requestCalls)
    .set({ cancelledAt: null, sequence: sql`${requestCalls.sequence} + 1` })
    .where(
      and(
        eq(requestCalls.requestId, requestId),
        // `now()` is constant in a transaction.
        sql`${requestCalls.cancelledAt} = (select event.created_at from ${websiteRequestEvents} event
          where event.id = ${eventId})`,
        sql`not exists (select from ${requestCalls} other
          where other.starts_at = ${requestCalls}.starts_at and other.cancelled_at is null)`,
      ),
    )
    .returning();
  return row;
}

const lastCall = (
  column: SQL,
  isWanted: SQL,
): SQL => sql`(select ${column} from ${requestCalls} call
  where call.request_id = ${websiteRequests}.id and call.cancelled_at is null and ${isWanted}
  order by call.id desc limit 1)`;

/** Column for queries of requests: start of the booked call that is not over. */
export const callAt = (): SQL<Date | null> =>
  sql`${lastCall(
    sql`call.starts_at`,
    sql`call.starts_at > now() - ${CALL_MINUTES} * interval '1 minute'`,
  )}`.mapWith(requestCalls.startsAt);

/** Column for queries of requests: start of the last call that was not cancelled. */
export const lastCallAt = (): SQL<Date | null> =>
  sql`${lastCall(sql`call.starts_at`, sql`true`)}`.mapWith(requestCalls.startsAt);

function only(rows: CallRow[]): CallRow {
  const [row] = rows;
  if (!row) throw new Error('The call is gone.');
  return row;
}
