import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { websiteRequests } from '../database/schema.ts';
import { dropMails } from '../mails/outbox.ts';
import { endOfUndoWindow } from '../notifications/undo-window.ts';
import { cancelCall, findCallToCome, listCallsToCome, restoreCallOf } from './calls-repository.ts';
import { endedCallKey, mailCall, staffOfCall } from './tell-call.ts';
import type { RequestRow } from './website-requests-repository.ts';

/** Cancels the upcoming call of an ended request, and tells both sides once the end is final. */
export async function endCall(tx: Transaction, config: Config, request: RequestRow): Promise<void> {
  if (!REQUEST_STATES[request.status].isFinal) return;
  const call = await findCallToCome(tx, request.id);
  if (!call) return;
  const cancelled = await cancelCall(tx, call.id, { reason: '', cancelledByStaff: false });
  await mailCall(tx, config, request, cancelled, { sendAfter: endOfUndoWindow() });
}

/**
 * Removes an erased person's calls from the staff's calendars, with an id in place of a name. The rows are
 * deleted with their requests.
 */
export async function endCallsOf(tx: Transaction, config: Config, userId: number): Promise<void> {
  for (const { call, request } of await listCallsToCome(tx, eq(websiteRequests.userId, userId))) {
    const nameless = { ...request, answers: { ...request.answers, businessName: '' } };
    const gone = { ...call, cancelledAt: new Date(), reason: '' };
    const to = await staffOfCall(tx, request.assigneeId);
    await mailCall(tx, config, nameless, gone, { to });
  }
}

/** Undoes the end. @param eventId of the end */
export async function restoreCall(
  tx: Transaction,
  requestId: number,
  eventId: number,
): Promise<void> {
  const call = await restoreCallOf(tx, requestId, eventId);
  if (call) await dropMails(tx, endedCallKey(call));
}
