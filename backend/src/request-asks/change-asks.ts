import type { createRequestAsk } from '@vitrina/contract/calls/create-request-ask';
import { MAX_ASKS } from '@vitrina/contract/constants';
import type { MessageInput } from '@vitrina/contract/entities/message-input';
import { nameKey } from '@vitrina/contract/rules/name-key';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { attachFiles } from '../private-files/private-files-repository.ts';
import type { UserRow } from '../users/user-answer.ts';
import { lockRoom, refuseEnded } from '../website-requests/find-room.ts';
import { listOpenAsks, settleAsks } from '../website-requests/settle-asks.ts';
import {
  type AskRow,
  countAsks,
  findAsk,
  findAskByKey,
  insertAsk,
  storeAnswer,
  withdrawAsk,
} from './request-asks-repository.ts';

type Parts = Pick<Context, 'db' | 'config'>;

interface InRoom {
  requestId: number;
  user: UserRow;
}

type Asking = InRoom & z.output<(typeof createRequestAsk)['body']> & { askedKey: string | null };

/**
 * Asks a request's owner for something; the promised days pause from now on. Repeating the call changes
 * nothing.
 * @returns the ask's id
 * @throws HttpError `website_request_not_found`, `request_ended`, `request_without_owner`, `ask_exists`,
 *   `too_many_asks`
 */
export const createAsk = (
  { db, config }: Parts,
  { requestId, user, ...ask }: Asking,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { request } = await lockRoom(tx, user, requestId);
    const repeated = await findAskByKey(tx, ask.askedKey);
    if (repeated !== undefined) return repeated;
    refuseEnded(request);
    if (request.userId === null) throw new HttpError('request_without_owner');
    if ((await countAsks(tx, requestId)) >= MAX_ASKS) throw new HttpError('too_many_asks');
    const name = nameKey(ask.title);
    const open = await listOpenAsks(tx, requestId);
    if (open.some(({ title }) => nameKey(title) === name))
      throw new HttpError('ask_exists', { field: 'title' });
    const id = await insertAsk(tx, { ...ask, requestId, authorId: user.id });
    await settleAsks(tx, config, request);
    return id;
  });

type Giving = InRoom & MessageInput & { askId: number; idempotencyKey: string | null };

/**
 * Stores the owner's answer, and tells the assigned colleague. A repeated request changes nothing.
 * @throws HttpError `website_request_not_found`, also for staff, `request_ended`, `ask_not_found`,
 *   `ask_closed`, `private_file_not_found`
 */
export const answerAsk = (
  { db, config }: Parts,
  { requestId, user, askId, idempotencyKey, text, file_ids: fileIds }: Giving,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { request, isStaff } = await lockRoom(tx, user, requestId);
    if (isStaff) throw new HttpError('website_request_not_found');
    const ask = await findAsk(tx, requestId, askId);
    if (idempotencyKey !== null && ask?.idempotencyKey === idempotencyKey) return;
    refuseEnded(request);
    const { title } = stillOpen(ask);
    await storeAnswer(tx, askId, { answer: text, idempotencyKey });
    await attachFiles(tx, { requestId, userId: user.id, fileIds }, { askId });
    await settleAsks(tx, config, request);
    if (request.assigneeId === null) return;
    await insertNotification(tx, {
      ...{ userId: request.assigneeId, target: 'request-ask', targetId: requestId },
      message: messages.thingGiven(title, requestId, request.answers.businessName),
      dedupeKey: `request-ask-answered:${askId}`,
    });
  });

/** @throws HttpError `website_request_not_found`, `request_ended`, `ask_not_found`, `ask_closed` */
export const takeAskBack = (
  { db, config }: Parts,
  { requestId, askId, user }: InRoom & { askId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { request } = await lockRoom(tx, user, requestId);
    refuseEnded(request);
    stillOpen(await findAsk(tx, requestId, askId));
    await withdrawAsk(tx, askId);
    await settleAsks(tx, config, request);
  });

function stillOpen(ask: AskRow | undefined): AskRow {
  if (!ask) throw new HttpError('ask_not_found');
  if (ask.answeredAt || ask.withdrawnAt) throw new HttpError('ask_closed');
  return ask;
}
