import type { NotificationTarget } from '@vitrina/contract/rules/notification-target';
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { notifications } from '../database/schema.ts';

interface NewNotification {
  userId: number;
  message: string;
  target: NotificationTarget;
  /** Id of the target when it has a page. */
  targetId?: number;
  /** A second one with the same key is dropped. */
  dedupeKey?: string;
  /** In the future while the event can be undone (docs/product.md#undo-window). */
  visibleFrom?: Date;
}

/** Notifies somebody in the transaction of the event. @returns whether it is new */
export async function insertNotification(
  tx: Connection,
  notification: NewNotification,
): Promise<boolean> {
  const rows = await tx
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing({ target: notifications.dedupeKey })
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Removes a notification that nobody can have seen yet. */
export const dropNotification = (tx: Connection, dedupeKey: string) =>
  tx
    .delete(notifications)
    .where(and(eq(notifications.dedupeKey, dedupeKey), gt(notifications.visibleFrom, sql`now()`)));

const visibleTo = (userId: number) =>
  and(eq(notifications.userId, userId), lte(notifications.visibleFrom, sql`now()`));

/** Newest first. @param before only those older than the one with this id */
export const listNotificationRows = (
  db: Connection,
  userId: number,
  { limit, before }: { limit: number; before?: number | undefined },
) =>
  db
    .select()
    .from(notifications)
    .where(and(visibleTo(userId), before === undefined ? undefined : olderThan(userId, before)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);

const olderThan = (userId: number, id: number) => sql`
  (${notifications.createdAt}, ${notifications.id}) < (
    select last.created_at, last.id from ${notifications} last
    where last.id = ${id} and last.user_id = ${userId})`;

export async function countUnread(db: Connection, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(visibleTo(userId), eq(notifications.isRead, false)));
  return row?.unread ?? 0;
}

/** @returns whether this person has such a notification */
export async function markRead(db: Connection, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.id, id), visibleTo(userId)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export const markAllRead = (db: Connection, userId: number) =>
  db
    .update(notifications)
    .set({ isRead: true })
    .where(and(visibleTo(userId), eq(notifications.isRead, false)));
