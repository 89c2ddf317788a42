import { and, desc, eq } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { notifications } from '../database/schema.ts';

/** Tells somebody something, in the transaction of what it tells. */
export const insertNotification = (
  tx: Connection,
  notification: { userId: number; message: string },
) => tx.insert(notifications).values(notification);

export const listNotificationRows = (db: Connection, userId: number, limit: number) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);

/** @returns whether this person has such a notification */
export async function markRead(db: Connection, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}
