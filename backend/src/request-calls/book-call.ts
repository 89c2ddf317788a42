import type { Context } from '../context.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import { SQL_STATES, sqlState } from '../database/sql-errors.ts';
import { HttpError } from '../http/http-error.ts';
import type { UserRow } from '../users/user-answer.ts';
import {
  type CallRow,
  endOfCall,
  findCall,
  insertCall,
  moveCall,
} from '../website-requests/calls-repository.ts';
import { lockRoom, refuseEnded } from '../website-requests/find-room.ts';
import { mailCall, noticeCall, staffOfCall } from '../website-requests/tell-call.ts';
import { freeSlots } from './free-slots.ts';

interface Booking {
  requestId: number;
  user: UserRow;
  startsAt: Date;
}

/**
 * Books a call about the caller's request, or moves the upcoming one. Booking the same time again changes
 * nothing, even when staff no longer take calls then.
 * @throws HttpError `website_request_not_found`, also for staff, `request_ended`, `call_begun`,
 *   `call_slot_taken`
 */
export async function bookCall(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { requestId, user, startsAt }: Booking,
): Promise<CallRow> {
  try {
    return await inTransaction(db, async (tx) => {
      const { request, isStaff } = await lockRoom(tx, user, requestId);
      if (isStaff) throw new HttpError('website_request_not_found');
      refuseEnded(request);
      const before = await findOpenCall(tx, requestId);
      if (before?.startsAt.getTime() === startsAt.getTime()) return before;
      const free = await freeSlots(tx);
      if (!free.includes(startsAt.toISOString())) throw new HttpError('call_slot_taken');
      const call = before
        ? await moveCall(tx, before.id, startsAt)
        : await insertCall(tx, { requestId, startsAt });
      await mailCall(tx, config, request, call);
      await noticeCall(tx, request, call, await staffOfCall(tx, request.assigneeId));
      return call;
    });
  } catch (error) {
    // A concurrent booking of the same time.
    if (sqlState(error) === SQL_STATES.uniqueViolation) throw new HttpError('call_slot_taken');
    throw error;
  }
}

/**
 * The upcoming call.
 * @throws HttpError `call_begun` while it takes place
 */
export async function findOpenCall(
  tx: Transaction,
  requestId: number,
): Promise<CallRow | undefined> {
  const call = await findCall(tx, requestId);
  const now = new Date();
  if (!call || call.cancelledAt || endOfCall(call) <= now) return;
  if (call.startsAt <= now) throw new HttpError('call_begun');
  return call;
}
