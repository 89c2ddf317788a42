import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { type Pause, pausedDays } from '@vitrina/contract/rules/paused-days';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { requestPauses, websiteRequests } from '../database/schema.ts';
import { readClosedDays } from '../settings/setting-values.ts';
import { storedValue } from '../settings/settings-repository.ts';

/** Pauses or resumes the promised days of a request that the caller has locked. */
export async function setPaused(
  tx: Transaction,
  requestId: number,
  isPaused: boolean,
): Promise<void> {
  const open = and(eq(requestPauses.requestId, requestId), isNull(requestPauses.endedAt));
  if (!isPaused) await tx.update(requestPauses).set({ endedAt: sql`now()` }).where(open);
  else if ((await tx.$count(requestPauses, open)) === 0)
    await tx.insert(requestPauses).values({ requestId });
}

const day = (column: 'started_at' | 'ended_at'): SQL =>
  sql`to_char(pause.${sql.raw(column)} at time zone 'Europe/Bucharest', 'YYYY-MM-DD')`;

// Columns of the outer query are qualified: with a single table the builder omits its name.

/** Column for queries of requests: pauses in which staff waited for the owner. */
export const pausesOf = (): SQL<Pause[]> => sql<Pause[]>`(
  select coalesce(json_agg(json_build_array(${day('started_at')}, ${day('ended_at')})), '[]')
  from ${requestPauses} pause where pause.request_id = ${websiteRequests}.id)`;

/** Column for queries of requests: start of the current pause. */
export const pausedSince = (): SQL<Date | null> =>
  sql`(select pause.started_at from ${requestPauses} pause
    where pause.request_id = ${websiteRequests}.id and pause.ended_at is null)`.mapWith(
    requestPauses.startedAt,
  );

/** Working days lost in a request's pauses until today. */
export type PauseCounter = (pauses: readonly Pause[]) => number;

export async function pauseCounter(db: Connection): Promise<PauseCounter> {
  const closed = readClosedDays(await storedValue(db, 'closed-days'));
  const days = new Set(closed.map((one) => one.day));
  const today = bucharestDay(new Date()) ?? '';
  return (pauses) => pausedDays(pauses, today, days);
}
