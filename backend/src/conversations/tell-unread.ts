import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { notifications } from '../database/schema.ts';
import { messages } from '../messages.ts';
import type { RequestRow } from '../website-requests/website-requests-repository.ts';
import { countUnread } from './messages-repository.ts';

/** One notification of a conversation for each person, as long as something is unread. */
const noticeKey = (requestId: number, userId: number): string =>
  `request-message:${requestId}:${userId}`;

/** Who hears of what the other side wrote: the owner, and of staff whoever looks after the request. */
export const readerOf = (
  { userId, assigneeId }: Pick<RequestRow, 'userId' | 'assigneeId'>,
  isStaff: boolean,
): number | null => (isStaff ? assigneeId : userId);

/**
 * Brings the notification of a conversation up to date: it says how many messages are unread, is gone
 * when all of them were withdrawn, and comes back when it was read and the messages were not.
 * @param isStaff the side that is told
 */
export async function tellUnread(
  tx: Transaction,
  request: RequestRow,
  isStaff: boolean,
): Promise<void> {
  const userId = readerOf(request, isStaff);
  if (userId === null) return;
  const { id: requestId, userId: ownerId, answers } = request;
  const dedupeKey = noticeKey(requestId, userId);
  const unread = await countUnread(tx, { requestId, ownerId, isStaff });
  if (unread === 0) {
    await tx.delete(notifications).where(eq(notifications.dedupeKey, dedupeKey));
    return;
  }
  const message = messages.unreadMessages(unread, requestId, answers.businessName);
  const values = { message, target: 'request-message', targetId: requestId } as const;
  await tx
    .insert(notifications)
    .values({ userId, dedupeKey, ...values })
    .onConflictDoUpdate({
      target: notifications.dedupeKey,
      set: { ...values, isRead: false, createdAt: sql`now()`, visibleFrom: sql`now()` },
    });
}

/** Somebody has nothing to do with the conversation any more. */
export const dropNotice = (tx: Transaction, requestId: number, userId: number) =>
  tx.delete(notifications).where(eq(notifications.dedupeKey, noticeKey(requestId, userId)));

/** The conversation was read: so is its notification, and the next message brings another one. */
export const settleNotice = (tx: Transaction, requestId: number, userId: number) =>
  tx
    .update(notifications)
    .set({ isRead: true, dedupeKey: null })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.dedupeKey, noticeKey(requestId, userId)),
      ),
    );
