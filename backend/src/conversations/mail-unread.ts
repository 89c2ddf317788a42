import { UNREAD_MAIL_MS } from '@vitrina/contract/constants';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { requestMessages, requestReads, users, websiteRequests } from '../database/schema.ts';
import { isMuted } from '../mail-settings/muted-mails-repository.ts';
import { unsubscribeUrl } from '../mail-settings/unsubscribe-key.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { unreadMessages } from '../mails/room-mails.ts';

/** Older messages were mailed when they were new, or are no longer relevant. */
const OLDEST = '7 days';

interface Due extends Record<string, unknown> {
  requestId: number;
  userId: number;
  isStaff: boolean;
}

/**
 * Writes one mail for all messages of a conversation that are unread ten minutes after the first: to the
 * owner, and for staff to whoever is assigned. Nobody is mailed about the same message twice, or against
 * their settings.
 * @returns the number of mails written
 */
export async function mailUnread(db: Database, config: Config): Promise<number> {
  let written = 0;
  for (const due of await listDue(db)) {
    if (await inTransaction(db, (tx) => mailOne(tx, config, due))) written += 1;
  }
  return written;
}

/**
 * Messages of the other side that `userId` has neither read nor been mailed about: text and count, oldest
 * first.
 */
const untold = ({ requestId, userId, isStaff }: Due) => sql`
  select message.id, message.text, message.created_at
  from ${requestMessages} message join ${websiteRequests} request on request.id = message.request_id
  where message.request_id = ${requestId} and message.withdrawn_at is null
    and message.from_staff <> ${isStaff} and message.created_at > now() - ${OLDEST}::interval
    and message.id > (
      select coalesce(max(read.last_message_id), 0) from ${requestReads} read
      where read.request_id = request.id
        and (read.user_id is distinct from request.user_id) = ${isStaff})
    and message.id > (
      select coalesce(max(read.mailed_message_id), 0) from ${requestReads} read
      where read.request_id = request.id and read.user_id = ${userId})
  order by message.id`;

async function listDue(db: Database): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select distinct request.id as "requestId", not message.from_staff as "isStaff",
      case when message.from_staff then request.user_id else request.assignee_id end as "userId"
    from ${requestMessages} message join ${websiteRequests} request on request.id = message.request_id
    where message.withdrawn_at is null
      and message.created_at between now() - ${OLDEST}::interval
        and now() - ${UNREAD_MAIL_MS} * interval '1 millisecond'
      and case when message.from_staff then request.user_id else request.assignee_id end is not null`);
  return rows;
}

interface Untold extends Record<string, unknown> {
  id: number;
  text: string;
  created_at: string;
}

async function mailOne(tx: Transaction, config: Config, due: Due): Promise<boolean> {
  // Waits for anybody who is writing or reading right now.
  const [request] = await tx
    .select()
    .from(websiteRequests)
    .where(sql`${websiteRequests.id} = ${due.requestId}`)
    .for('update');
  const { rows } = await tx.execute<Untold>(untold(due));
  const [first] = rows;
  const last = rows.at(-1);
  if (!request || !first || !last || !isDue(first)) return false;
  await tx
    .insert(requestReads)
    .values({ requestId: due.requestId, userId: due.userId, mailedMessageId: last.id })
    .onConflictDoUpdate({
      target: [requestReads.requestId, requestReads.userId],
      set: { mailedMessageId: last.id },
    });
  if (await isMuted(tx, due.userId, 'request-message')) return false;
  const [reader] = await tx.select().from(users).where(sql`${users.id} = ${due.userId}`);
  if (!reader) return false;
  const mail = unreadMessages(config, {
    userId: reader.id,
    email: reader.email,
    isStaff: due.isStaff,
    requestId: due.requestId,
    businessName: request.answers.businessName,
    texts: rows.map(({ text }) => text),
    lastMessageId: last.id,
    unsubscribeUrl: unsubscribeUrl(config, reader.id, 'request-message'),
  });
  return enqueueMail(tx, mail);
}

const isDue = ({ created_at }: Untold): boolean =>
  Date.parse(created_at) <= Date.now() - UNREAD_MAIL_MS;
