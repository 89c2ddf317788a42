import { formatAppointment } from '@vitrina/contract/rules/dates';
import { inArray, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { notifications, users } from '../database/schema.ts';
import { callBooked, callCancelled } from '../mails/call-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { messages } from '../messages.ts';
import { listStaffWith } from '../users/staff-repository.ts';
import type { CallRow } from './calls-repository.ts';
import type { RequestRow } from './website-requests-repository.ts';

interface Telling {
  /** Recipients among owner and staff; both when omitted. */
  to?: readonly number[];
  sendAfter?: Date;
}

/** Key of mails about a call that its request's end cancelled, to drop them when that is undone. */
export const endedCallKey = ({ id }: CallRow): string => `request-call-ended:${id}:`;

/** Staff notified of a request's call: the assignee, or all possible assignees. */
export const staffOfCall = async (tx: Transaction, assigneeId: number | null): Promise<number[]> =>
  assigneeId === null ? (await listStaffWith(tx, 'sites')).map(({ id }) => id) : [assigneeId];

/** Empty for a guest's request. */
export const ownerOf = ({ userId }: Pick<RequestRow, 'userId'>): number[] =>
  userId === null ? [] : [userId];

/** Mails the call's current state, with its calendar file, to the request's owner and staff. */
export async function mailCall(
  tx: Transaction,
  config: Config,
  { userId, assigneeId, phone, id: requestId, answers: { businessName } }: RequestRow,
  call: CallRow,
  { to, sendAfter }: Telling = {},
): Promise<void> {
  const ids = to ?? [...ownerOf({ userId }), ...(await staffOfCall(tx, assigneeId))];
  if (ids.length === 0) return;
  const known = [...ids, ...ownerOf({ userId })];
  const people = await tx.select().from(users).where(inArray(users.id, known));
  const owner = people.find(({ id }) => id === userId);
  const callee = { name: owner?.name ?? '', phone: phone || owner?.phone || '' };
  const start = sendAfter ? endedCallKey(call) : `request-call:${call.id}:`;
  for (const { id, email } of people.filter((one) => ids.includes(one.id))) {
    const mail = {
      ...{ email, isStaff: id !== userId, requestId, businessName, reason: call.reason, callee },
      ...{ uid: call.uid, sequence: call.sequence, startsAt: call.startsAt },
      // Unique, so that somebody who is assigned again gets another mail.
      dedupeKey: `${start}${id}:${crypto.randomUUID()}`,
    };
    const write = call.cancelledAt ? callCancelled : callBooked;
    await enqueueMail(tx, write(config, mail), sendAfter);
  }
}

/** Notifies everybody on that side except the person who acted. */
export async function noticeCall(
  tx: Transaction,
  { id, answers: { businessName } }: RequestRow,
  call: CallRow,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const when = formatAppointment(call.startsAt);
  const message = call.cancelledAt
    ? messages.callCancelledFor(when, id, businessName, call.reason)
    : messages.callBooked(when, id, businessName);
  const values = { message, target: 'request-call', targetId: id } as const;
  await tx
    .insert(notifications)
    .values(
      userIds.map((userId) => ({ ...values, userId, dedupeKey: `request-call:${id}:${userId}` })),
    )
    .onConflictDoUpdate({
      target: notifications.dedupeKey,
      set: { ...values, isRead: false, createdAt: sql`now()`, visibleFrom: sql`now()` },
    });
}
