import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import type { UserRow } from '../users/user-answer.ts';
import { cancelCall as storeEnd } from '../website-requests/calls-repository.ts';
import { lockRoom } from '../website-requests/find-room.ts';
import { mailCall, noticeCall, ownerOf, staffOfCall } from '../website-requests/tell-call.ts';
import { findOpenCall } from './book-call.ts';

interface Cancelling {
  requestId: number;
  user: UserRow;
  /** Start of the call the caller saw. */
  seen: Date;
  /** Required from staff; empty from an owner. */
  reason: string;
}

/**
 * Cancels the upcoming call; staff give a reason.
 * @throws HttpError `website_request_not_found`, `call_not_found`, `call_begun`, `version_conflict`,
 *   `validation_failed`
 */
export const cancelCall = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  { requestId, user, seen, reason }: Cancelling,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { request, isStaff } = await lockRoom(tx, user, requestId);
    if (isStaff && reason === '')
      throw new HttpError('validation_failed', {
        ...{ field: 'reason', text: messages.callReasonMissing },
      });
    const call = await findOpenCall(tx, requestId);
    if (!call) throw new HttpError('call_not_found');
    if (call.startsAt.getTime() !== seen.getTime()) throw new HttpError('version_conflict');
    const cancelled = await storeEnd(tx, call.id, {
      ...{ cancelledByStaff: isStaff, reason: isStaff ? reason : '' },
    });
    await mailCall(tx, config, request, cancelled);
    const others = isStaff ? ownerOf(request) : await staffOfCall(tx, request.assigneeId);
    await noticeCall(tx, request, cancelled, others);
  });
