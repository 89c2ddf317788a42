import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { requestMessages, requestReads, websiteRequests } from '../database/schema.ts';

// Columns of the outer query are qualified: with a single table the builder omits its name.

/** The last message read by anybody on one side of a request. */
export const readUpTo = (isStaff: boolean): SQL => sql`(
  select coalesce(max(read.last_message_id), 0) from ${requestReads} read
  where read.request_id = ${websiteRequests}.id
    and (read.user_id is distinct from ${websiteRequests}.user_id) = ${isStaff})`;

/** Column for queries of requests: messages of the other side that nobody on this side has read. */
export const unreadOf = (isStaff: boolean): SQL<number> => sql<number>`(
  select count(*)::int from ${requestMessages} message
  where message.request_id = ${websiteRequests}.id and message.from_staff <> ${isStaff}
    and message.withdrawn_at is null and message.id > ${readUpTo(isStaff)})`;

/** Unread messages for staff, over all requests. */
export async function countUnreadOfStaff(db: Connection): Promise<number> {
  const written = db
    .select({ id: requestMessages.requestId })
    .from(requestMessages)
    .where(and(eq(requestMessages.fromStaff, false), isNull(requestMessages.withdrawnAt)));
  const rows = await db
    .select({ unread: unreadOf(true) })
    .from(websiteRequests)
    .where(inArray(websiteRequests.id, written));
  return rows.reduce((sum, { unread }) => sum + unread, 0);
}
