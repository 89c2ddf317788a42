import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { holds } from '@vitrina/contract/rules/roles';
import type { Connection, Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { UserRow } from '../users/user-answer.ts';
import { findRequest, lockRequest, type RequestRow } from './website-requests-repository.ts';

/** A request, for somebody who may enter its room. */
export interface Room<Request extends RequestRow = RequestRow> {
  request: Request;
  user: UserRow;
  /** Whether the person is on the staff's side. */
  isStaff: boolean;
}

/**
 * The request, for its owner and for staff who work with requests.
 * @throws HttpError `website_request_not_found`, also for another person's
 */
export async function findRoom(db: Connection, user: UserRow, id: number): Promise<Room> {
  return enter(await findRequest(db, id), user);
}

/** The same, locked until the transaction ends. */
export async function lockRoom(tx: Transaction, user: UserRow, id: number): Promise<Room> {
  return enter(await lockRequest(tx, id), user);
}

/**
 * Ended requests accept nothing; staff set another state first.
 * @throws HttpError `request_ended`
 */
export function refuseEnded(request: RequestRow): void {
  if (hasEnded(request)) throw new HttpError('request_ended');
}

function enter(request: RequestRow | undefined, user: UserRow): Room {
  const isOwner = request?.userId === user.id;
  if (!request || !(isOwner || holds(user.permissions, 'sites')))
    throw new HttpError('website_request_not_found');
  return { request, user, isStaff: !isOwner };
}
