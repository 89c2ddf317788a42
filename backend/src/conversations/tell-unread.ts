import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { and, eq, inArray, like, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { notifications } from '../database/schema.ts';
import { messages } from '../messages.ts';
import type { Room } from '../website-requests/find-room.ts';
import { staffOfCall } from '../website-requests/tell-call.ts';
import type { RequestRow } from '../website-requests/website-requests-repository.ts';
import { countUnread } from './messages-repository.ts';

/** One notification per conversation and person while something is unread. */
const noticeKey = (requestId: number, userId: number): string =>
  `request-message:${requestId}:${userId}`;

/**
 * Recipients of the other side's messages: the owner, and for staff the assignee. An ended, unassigned request
 * is on nobody's desk, so all staff with requests are notified.
 */
async function readersOf(
  tx: Transaction,
  request: RequestRow,
  isStaff: boolean,
): Promise<readonly number[]> {
  const { userId, assigneeId } = request;
  const reader = isStaff ? assigneeId : userId;
  if (reader !== null) return [reader];
  return isStaff && hasEnded(request) ? staffOfCall(tx, assigneeId) : [];
}

/**
 * Updates a conversation's notifications: they show the unread count, disappear when all unread messages
 * were withdrawn, and return with new ones.
 * @param isStaff the side that is notified
 */
export async function tellUnread(
  tx: Transaction,
  request: RequestRow,
  isStaff: boolean,
): Promise<void> {
  const { id: requestId, userId: ownerId, answers } = request;
  const readers = await readersOf(tx, request, isStaff);
  if (readers.length === 0) return;
  const unread = await countUnread(tx, { requestId, ownerId, isStaff });
  if (unread === 0) {
    const keys = readers.map((userId) => noticeKey(requestId, userId));
    await tx.delete(notifications).where(inArray(notifications.dedupeKey, keys));
    return;
  }
  const message = messages.unreadMessages(unread, requestId, answers.businessName);
  const values = { message, target: 'request-message', targetId: requestId } as const;
  await tx
    .insert(notifications)
    .values(
      readers.map((userId) => ({ userId, dedupeKey: noticeKey(requestId, userId), ...values })),
    )
    .onConflictDoUpdate({
      target: notifications.dedupeKey,
      set: { ...values, isRead: false, createdAt: sql`now()`, visibleFrom: sql`now()` },
    });
}

/** For somebody who no longer takes part in the conversation. */
export const dropNotice = (tx: Transaction, requestId: number, userId: number) =>
  tx.delete(notifications).where(eq(notifications.dedupeKey, noticeKey(requestId, userId)));

/**
 * Marks the conversation's notifications as read; for staff those of all, because they read for each other.
 */
export const settleNotice = (tx: Transaction, { request, user, isStaff }: Room) =>
  tx
    .update(notifications)
    .set({ isRead: true, dedupeKey: null })
    .where(
      and(
        like(notifications.dedupeKey, `request-message:${request.id}:%`),
        isStaff ? ne(notifications.userId, request.userId ?? 0) : eq(notifications.userId, user.id),
      ),
    );
