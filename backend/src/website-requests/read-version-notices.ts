import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { notifications } from '../database/schema.ts';

/**
 * Marks notifications about a request's versions as read.
 * @param userId everybody's when omitted
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
