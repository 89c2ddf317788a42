import { hasEnded } from '@vitrina/contract/rules/has-ended';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { dropMail } from '../mails/outbox.ts';
import { dropNotification } from '../notifications/notifications-repository.ts';
import { isUndoable } from '../notifications/undo-window.ts';
import { endCall, restoreCall } from './end-call.ts';
import { readVersionNotices } from './read-version-notices.ts';
import { settleAsks } from './settle-asks.ts';
import { statusNoticeKey, tellRequestStatus } from './tell-request-status.ts';
import {
  changeStatus,
  listEvents,
  lockRequest,
  type RequestEventRow,
  takeBackStatus,
} from './website-requests-repository.ts';

interface StatusChange {
  id: number;
  status: RequestStatus;
  /** Status the admin saw, if sent. */
  seen?: RequestStatus | undefined;
  /** Reason of a refusal; ignored for other statuses. */
  reason?: string | undefined;
  adminId: number;
}

/**
 * Changes a request's status; its owner is told after the undo window. Setting the current status changes
 * nothing. Setting the previous status within the undo window undoes the change, and nobody is told of either
 * (docs/product.md#undo-window), unless the owner made the change. For a held request nobody is told: staff
 * accept it in a separate step.
 * @throws HttpError `website_request_not_found`, `version_conflict`
 */
export const changeRequestStatus = (
  db: Database,
  config: Config,
  { id, status, seen, reason, adminId }: StatusChange,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw new HttpError('website_request_not_found');
    if (request.status === status) return;
    if (seen !== undefined && seen !== request.status) throw new HttpError('version_conflict');
    const [before, last] = (await listEvents(tx, id)).slice(-2);
    const isOwners = last?.actorId != null && last.actorId === request.userId;
    if (before && last?.fromStatus === status && !isOwners && isUndoable(last.createdAt)) {
      await restoreCall(tx, id, last.id);
      await takeBack(tx, last, before);
      await settleAsks(tx, config, { ...request, status });
      return;
    }
    const why = status === 'rejected' ? (reason ?? '') : '';
    const eventId = await changeStatus(tx, request, status, adminId, why);
    if (request.heldAt) return;
    await settleAsks(tx, config, { ...request, status });
    await endCall(tx, config, { ...request, status });
    if (hasEnded({ status })) await readVersionNotices(tx, id);
    await tellRequestStatus(tx, config, { ...request, status }, { id: eventId, reason: why });
  });

async function takeBack(tx: Transaction, last: RequestEventRow, before: RequestEventRow) {
  await takeBackStatus(tx, last, before);
  const key = statusNoticeKey(last.id);
  await dropNotification(tx, key);
  await dropMail(tx, key);
}
