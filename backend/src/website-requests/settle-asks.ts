import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { notifications, requestAsks } from '../database/schema.ts';
import { isMuted } from '../mail-settings/muted-mails-repository.ts';
import { unsubscribeUrl } from '../mail-settings/unsubscribe-key.ts';
import { dropMails, enqueueMail } from '../mails/outbox.ts';
import { thingsNeeded } from '../mails/room-mails.ts';
import { messages } from '../messages.ts';
import { setPaused } from './pauses.ts';
import type { RequestRow } from './website-requests-repository.ts';

type AskRow = typeof requestAsks.$inferSelect;

/** Open asks, oldest first. */
export const listOpenAsks = (tx: Transaction, requestId: number): Promise<AskRow[]> =>
  tx
    .select()
    .from(requestAsks)
    .where(
      and(
        eq(requestAsks.requestId, requestId),
        isNull(requestAsks.answeredAt),
        isNull(requestAsks.withdrawnAt),
      ),
    )
    .orderBy(asc(requestAsks.id));

/** Staff ask for several things in a row: one mail covers all of them. */
const MAIL_AFTER_MS = 10 * 60_000;

/**
 * Updates what depends on a request's open asks; the caller has locked the request: the pause of the
 * promised days, the owner's notification and the pending mail. Ended requests wait for nothing.
 */
export async function settleAsks(
  tx: Transaction,
  config: Config,
  request: RequestRow,
): Promise<void> {
  const isOver = REQUEST_STATES[request.status].isFinal === true;
  const open = isOver ? [] : await listOpenAsks(tx, request.id);
  await setPaused(tx, request.id, open.length > 0);
  if (request.userId === null) return;
  await tellByNotice(tx, { ...request, userId: request.userId }, open);
  await tellByMail(tx, config, { ...request, userId: request.userId }, open);
}

interface OwnedRequest extends RequestRow {
  userId: number;
}

/** A single notification with the count, while anything is open. */
async function tellByNotice(
  tx: Transaction,
  { id, userId, answers }: OwnedRequest,
  open: readonly AskRow[],
): Promise<void> {
  const dedupeKey = `request-asks:${id}`;
  if (open.length === 0) {
    await tx.delete(notifications).where(eq(notifications.dedupeKey, dedupeKey));
    return;
  }
  const message = messages.thingsNeeded(open.length, id, answers.businessName);
  const values = { message, target: 'request-ask', targetId: id } as const;
  await tx
    .insert(notifications)
    .values({ userId, dedupeKey, ...values })
    .onConflictDoUpdate({
      target: notifications.dedupeKey,
      set: { ...values, isRead: false, createdAt: sql`now()`, visibleFrom: sql`now()` },
      setWhere: sql`${notifications.message} <> ${message}`,
    });
}

/** A mail carries the id of the newest ask it contains, so none is mailed twice. */
async function tellByMail(
  tx: Transaction,
  config: Config,
  { id: requestId, userId, email, answers }: OwnedRequest,
  open: readonly AskRow[],
): Promise<void> {
  await dropMails(tx, `request-asks:${requestId}:`);
  const newest = open.at(-1);
  if (!newest || (await isMuted(tx, userId, 'request-ask'))) return;
  const mail = thingsNeeded(config, {
    ...{ email, requestId, businessName: answers.businessName, newestId: newest.id },
    titles: open.map(({ title }) => title),
    unsubscribeUrl: unsubscribeUrl(config, userId, 'request-ask'),
  });
  await enqueueMail(tx, mail, new Date(Date.now() + MAIL_AFTER_MS));
}
