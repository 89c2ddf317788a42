import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { dropNotice, tellUnread } from '../conversations/tell-unread.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import { notifications } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import type { UserRow } from '../users/user-answer.ts';
import { lockRoom } from '../website-requests/find-room.ts';
import { passCall } from '../website-requests/pass-call.ts';
import type { RequestRow } from '../website-requests/website-requests-repository.ts';
import { holdColleague, setAssignee } from './assignments-repository.ts';

interface Assigning {
  requestId: number;
  user: UserRow;
  /** Null: unassigned. */
  assigneeId: number | null;
  /** The assignee the caller saw. */
  seen: number | null;
}

/**
 * Assigns a request to a colleague, who is notified, now and of new messages. Assigning the same one again
 * changes nothing.
 * @throws HttpError `website_request_not_found`, `assignee_not_found`, `version_conflict`
 */
export const assignRequest = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  { requestId, user, assigneeId, seen }: Assigning,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Locked before the request, in the same order as when a colleague's work ends.
    if (assigneeId !== null && !(await holdColleague(tx, assigneeId)))
      throw new HttpError('assignee_not_found');
    const { request } = await lockRoom(tx, user, requestId);
    if (request.assigneeId === assigneeId) return;
    if (request.assigneeId !== seen) throw new HttpError('version_conflict');
    await setAssignee(tx, { requestId, assigneeId, actorId: user.id });
    if (request.assigneeId !== null) await dropNotice(tx, requestId, request.assigneeId);
    const given = { ...request, assigneeId };
    await tellGiven(tx, given, user);
    await tellUnread(tx, given, true);
    await passCall(tx, config, request, assigneeId);
  });

const givenKey = (requestId: number): string => `request-given:${requestId}`;

/** Notifies the assignee, unless they took it themselves. */
async function tellGiven(
  tx: Transaction,
  { id, assigneeId, answers }: RequestRow,
  by: UserRow,
): Promise<void> {
  if (assigneeId === null || assigneeId === by.id) {
    await tx.delete(notifications).where(eq(notifications.dedupeKey, givenKey(id)));
    return;
  }
  const message = messages.requestGiven(by.name, id, answers.businessName);
  const values = { userId: assigneeId, message, target: 'website-request', targetId: id } as const;
  await tx
    .insert(notifications)
    .values({ ...values, dedupeKey: givenKey(id) })
    .onConflictDoUpdate({
      target: notifications.dedupeKey,
      set: { ...values, isRead: false, createdAt: sql`now()`, visibleFrom: sql`now()` },
    });
}
