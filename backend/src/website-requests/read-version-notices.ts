import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { notifications } from '../database/schema.ts';

/**
 * What notifications tell of the versions of a request is done with: they are read.
 * @param userId whose; everybody's when left out
 */
export const readVersionNotices = (tx: Transaction, requestId: number, userId?: number) =>
  tx
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.target, 'request-version'),
        eq(notifications.targetId, requestId),
        eq(notifications.isRead, false),
        userId === undefined ? undefined : eq(notifications.userId, userId),
      ),
    );
