import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { changeStatus, lockRequest } from './website-requests-repository.ts';

/**
 * Moves a request to another status and tells its owner. The status that it has already changes
 * nothing, so a repeated click tells nobody twice.
 * @throws HttpError `website_request_not_found`
 */
export const updateRequestStatus = (
  db: Database,
  { id, status, adminId }: { id: number; status: RequestStatus; adminId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw new HttpError('website_request_not_found');
    if (request.status === status) return;
    await changeStatus(tx, request, status, adminId);
    if (request.userId === null) return;
    const message = messages.requestStatusChanged(request.answers.businessName, status);
    await insertNotification(tx, { userId: request.userId, message });
  });
