import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';
import type { Pause } from '@vitrina/contract/rules/paused-days';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import type { VersionAnswer } from '@vitrina/contract/rules/version-answers';
import { and, asc, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { users, websiteRequestEvents, websiteRequests } from '../database/schema.ts';
import { lastCallAt } from './calls-repository.ts';
import { versionAnswer, versionNumber } from './newest-version.ts';
import { pausedSince, pausesOf } from './pauses.ts';
import { hasCompany, isWithdrawn, liveUrl, reasonOf } from './request-end.ts';
import { unreadOf } from './unread-counts.ts';

export type RequestRow = typeof websiteRequests.$inferSelect;
export type RequestEventRow = typeof websiteRequestEvents.$inferSelect;

interface NewRequest {
  userId: number | null;
  email: string;
  phone: string;
  answers: QuestionnaireAnswers;
  /** From `idempotencyKey()`. */
  idempotencyKey: string | null;
  heldAt?: Date | null;
  embedId?: string | null;
  embedPage?: string;
  embedRef?: string;
}

/**
 * Stores a request with its first event.
 * @returns null when one with this key exists; waits for a concurrent insertion
 */
export async function insertRequest(
  tx: Transaction,
  request: NewRequest,
): Promise<RequestRow | null> {
  const [row] = await tx
    .insert(websiteRequests)
    .values(request)
    .onConflictDoNothing({ target: websiteRequests.idempotencyKey })
    .returning();
  if (!row) return null;
  await tx
    .insert(websiteRequestEvents)
    .values({ requestId: row.id, toStatus: row.status, actorId: request.userId });
  return row;
}

export const giveRequest = (tx: Transaction, id: number, userId: number) =>
  tx.update(websiteRequests).set({ userId }).where(eq(websiteRequests.id, id));

/** A request, and whether it was sent without signing in, to an existing account. */
export interface TellingRequest extends RequestRow {
  byGuest: boolean;
  /** Unread messages of the other side: for one person those of staff, in a list of all those of owners. */
  unread: number;
  pauses: Pause[];
  pausedSince: Date | null;
  /** Reason of a refusal. */
  reason: string | null;
  isWithdrawn: boolean | null;
  /** Address of the live site built for it. */
  liveUrl: string | null;
  ownerName: string;
  /** Null for a guest's request. */
  hasCompany: boolean | null;
  /** Start of the last booked call; null when it was cancelled. */
  lastCallAt: Date | null;
  /** Number of the newest version. */
  versionNumber: number | null;
  versionAnswer: VersionAnswer | null;
}

/** Number to call: of the request, otherwise of the account. */
const phone = sql<string>`coalesce(nullif(${websiteRequests.phone}, ''), ${users.phone}, '')`;

export const selectRequests = (db: Connection, { forStaff = false } = {}) =>
  db
    .select({
      ...getTableColumns(websiteRequests),
      phone: phone.as('reachable_at'),
      byGuest: sql<boolean>`coalesce(
        ${websiteRequestEvents.actorId} is null and ${users.createdAt} < ${websiteRequests.createdAt},
        false)`,
      unread: unreadOf(forStaff),
      pauses: pausesOf(),
      pausedSince: pausedSince(),
      reason: reasonOf(),
      isWithdrawn: isWithdrawn(),
      liveUrl: liveUrl(),
      ownerName: sql<string>`coalesce(${users.name}, '')`,
      hasCompany: hasCompany(),
      lastCallAt: lastCallAt(),
      versionNumber: versionNumber(),
      versionAnswer: versionAnswer(),
    })
    .from(websiteRequests)
    .leftJoin(users, eq(users.id, websiteRequests.userId))
    .leftJoin(
      websiteRequestEvents,
      and(
        eq(websiteRequestEvents.requestId, websiteRequests.id),
        isNull(websiteRequestEvents.fromStatus),
      ),
    );

/** How long a held request waits for staff. */
const HELD_DAYS = 30;

export const deleteOldHeldRequests = (tx: Transaction) =>
  tx
    .delete(websiteRequests)
    .where(lt(websiteRequests.heldAt, sql`now() - ${HELD_DAYS} * interval '1 day'`));

export const releaseRequest = (tx: Transaction, id: number) =>
  tx.update(websiteRequests).set({ heldAt: null }).where(eq(websiteRequests.id, id));

export const countRequests = (db: Connection): Promise<number> => db.$count(websiteRequests);

/** Newest first. */
export const listNewestRequests = (db: Connection, limit: number): Promise<TellingRequest[]> =>
  selectRequests(db, { forStaff: true })
    .orderBy(desc(websiteRequests.createdAt), desc(websiteRequests.id))
    .limit(limit);

/** Newest first. @param userId of one person; all when omitted */
export const listRequests = (db: Connection, userId?: number): Promise<TellingRequest[]> =>
  selectRequests(db, { forStaff: userId === undefined })
    .where(userId === undefined ? undefined : eq(websiteRequests.userId, userId))
    .orderBy(desc(websiteRequests.createdAt), desc(websiteRequests.id));

/** @param ownerId required owner; anybody when omitted */
export async function findRequest(
  db: Connection,
  id: number,
  ownerId?: number,
): Promise<TellingRequest | undefined> {
  const owned = ownerId === undefined ? undefined : eq(websiteRequests.userId, ownerId);
  const [row] = await selectRequests(db, { forStaff: ownerId === undefined }).where(
    and(eq(websiteRequests.id, id), owned),
  );
  return row;
}

export async function findRequestByKey(
  db: Connection,
  idempotencyKey: string,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(websiteRequests)
    .where(eq(websiteRequests.idempotencyKey, idempotencyKey));
  return row;
}

export async function lockRequest(tx: Transaction, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(websiteRequests)
    .where(eq(websiteRequests.id, id))
    .for('update');
  return row;
}

/** History of a request, oldest first. */
export const listEvents = (db: Connection, requestId: number): Promise<RequestEventRow[]> =>
  db
    .select()
    .from(websiteRequestEvents)
    .where(eq(websiteRequestEvents.requestId, requestId))
    .orderBy(asc(websiteRequestEvents.id));

/** Address of the live site built for a request. */
export async function findLiveUrl(db: Connection, id: number): Promise<string | null> {
  const rows = await db
    .select({ liveUrl: liveUrl() })
    .from(websiteRequests)
    .where(eq(websiteRequests.id, id));
  return rows[0]?.liveUrl ?? null;
}

export const replaceAnswers = (tx: Transaction, id: number, answers: QuestionnaireAnswers) =>
  tx.update(websiteRequests).set({ answers }).where(eq(websiteRequests.id, id));

/**
 * Sets the status and adds the event.
 * @param reason of a refusal
 * @returns the event's id
 */
export async function changeStatus(
  tx: Transaction,
  { id, status: fromStatus }: RequestRow,
  toStatus: RequestStatus,
  actorId: number,
  reason = '',
): Promise<number> {
  await setStatus(tx, id, toStatus);
  const [event] = await tx
    .insert(websiteRequestEvents)
    .values({ requestId: id, fromStatus, toStatus, actorId, reason })
    .returning({ id: websiteRequestEvents.id });
  if (!event) throw new Error('The insert returned no row.');
  return event.id;
}

/** Undoes the last event. @param before the event before it */
export async function takeBackStatus(
  tx: Transaction,
  last: RequestEventRow,
  before: RequestEventRow,
): Promise<void> {
  await tx.delete(websiteRequestEvents).where(eq(websiteRequestEvents.id, last.id));
  await setStatus(tx, last.requestId, before.toStatus, before.createdAt);
}

const setStatus = (tx: Transaction, id: number, status: RequestStatus, at?: Date) =>
  tx
    .update(websiteRequests)
    .set({ status, statusUpdatedAt: at ?? sql`now()` })
    .where(eq(websiteRequests.id, id));
