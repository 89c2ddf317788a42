import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { dropMail } from '../mails/outbox.ts';
import { dropNotification } from '../notifications/notifications-repository.ts';
import { isUndoable } from '../notifications/undo-window.ts';
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
  /** The status that the admin saw, where they told it. */
  seen?: RequestStatus | undefined;
  adminId: number;
}

/**
 * Moves a request to another status; its owner is told when that can no longer be undone. The status
 * that it has already changes nothing, so a repeated click tells nobody twice. The former status,
 * set again within the undo window, takes the change back: nobody is told of either (docs/product.md#undo-window).
 * Of a held request nobody is told until staff accept it, which makes an account and is a step of its own.
 * @throws HttpError `website_request_not_found`, `version_conflict`
 */
export const changeRequestStatus = (
  db: Database,
  config: Config,
  { id, status, seen, adminId }: StatusChange,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw new HttpError('website_request_not_found');
    if (request.status === status) return;
    if (seen !== undefined && seen !== request.status) throw new HttpError('version_conflict');
    const [before, last] = (await listEvents(tx, id)).slice(-2);
    if (before && last?.fromStatus === status && isUndoable(last.createdAt)) {
      await takeBack(tx, last, before);
      return;
    }
    const eventId = await changeStatus(tx, request, status, adminId);
    if (request.heldAt) return;
    await tellRequestStatus(tx, config, { ...request, status }, eventId);
  });

async function takeBack(tx: Transaction, last: RequestEventRow, before: RequestEventRow) {
  await takeBackStatus(tx, last, before);
  const key = statusNoticeKey(last.id);
  await dropNotification(tx, key);
  await dropMail(tx, key);
}
