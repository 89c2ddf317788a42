import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import { notifications } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import type { UserRow } from '../users/user-answer.ts';
import { answersVersion } from './answers-version.ts';
import { endCall } from './end-call.ts';
import { lockRoom } from './find-room.ts';
import { settleAsks } from './settle-asks.ts';
import {
  changeStatus,
  listEvents,
  type RequestRow,
  replaceAnswers,
} from './website-requests-repository.ts';

type Parts = Pick<Context, 'db' | 'config'>;

interface OfOwner {
  requestId: number;
  user: UserRow;
}

/**
 * Replaces the owner's answers before work begins. Equal answers change nothing.
 * @param seen version of the answers that the owner corrected
 * @throws HttpError `website_request_not_found`, also for staff, `request_begun`, `request_ended`,
 *   `version_conflict`
 */
export const correctRequest = (
  { db }: Parts,
  { answers, seen, ...of }: OfOwner & { answers: QuestionnaireAnswers; seen: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await lockOwn(tx, of);
    stillPending(request);
    const now = answersVersion(request.answers);
    if (answersVersion(answers) === now) return;
    if (seen !== now) throw new HttpError('version_conflict');
    await replaceAnswers(tx, request.id, answers);
    await tellAssignee(tx, request, messages.requestCorrected(request.id, answers.businessName));
  });

/**
 * Withdraws a request before work begins.
 * @throws HttpError `website_request_not_found`, also for staff, `request_begun`, `request_ended`
 */
export const withdrawRequest = ({ db, config }: Parts, of: OfOwner): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await lockOwn(tx, of);
    const last = (await listEvents(tx, request.id)).at(-1);
    if (last?.toStatus === 'rejected' && last.actorId === of.user.id) return;
    stillPending(request);
    await changeStatus(tx, request, 'rejected', of.user.id);
    await settleAsks(tx, config, { ...request, status: 'rejected' });
    await endCall(tx, config, { ...request, status: 'rejected' });
    const { businessName } = request.answers;
    await tellAssignee(tx, request, messages.requestWithdrawn(request.id, businessName));
  });

async function lockOwn(tx: Transaction, { requestId, user }: OfOwner): Promise<RequestRow> {
  const { request, isStaff } = await lockRoom(tx, user, requestId);
  if (isStaff) throw new HttpError('website_request_not_found');
  return request;
}

function stillPending({ status }: RequestRow): void {
  if (status === 'pending') return;
  throw new HttpError(REQUEST_STATES[status].isFinal ? 'request_ended' : 'request_begun');
}

/** A single notification, replaced by the next one. */
async function tellAssignee(tx: Transaction, request: RequestRow, message: string): Promise<void> {
  if (request.assigneeId === null) return;
  const dedupeKey = `request-corrected:${request.id}`;
  await tx.delete(notifications).where(eq(notifications.dedupeKey, dedupeKey));
  await insertNotification(tx, {
    ...{ userId: request.assigneeId, target: 'website-request', targetId: request.id },
    ...{ message, dedupeKey },
  });
}
