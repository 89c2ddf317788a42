import type { Permission } from '@vitrina/contract/rules/permissions';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { endAccess } from '../sessions/end-access.ts';
import { lockForChange } from './lock-for-change.ts';
import { withdrawInvitationsOf } from './staff-invitations-repository.ts';
import { changeMember } from './staff-repository.ts';

interface Change {
  id: number;
  permissions: Permission[];
  /** Those that the caller saw. */
  seen: readonly Permission[];
}

/**
 * Sets what somebody of the staff may do, from their next request on.
 * @throws HttpError `staff_not_found`, `version_conflict` and what `staffRefusal` names
 */
export const setPermissions = (
  db: Database,
  actorId: number,
  { id, permissions, seen }: Change,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { member } = await lockForChange(tx, actorId, id, permissions);
    if (!isSame(member?.permissions ?? [], seen)) throw new HttpError('version_conflict');
    await changeMember(tx, id, { role: 'admin', permissions });
    await withdrawInvitationsOf(tx, id, permissions);
  });

/**
 * Takes somebody out of the staff: what is left is the account of a user, signed out everywhere.
 * @throws HttpError `staff_not_found` and what `staffRefusal` names
 */
export const endMembership = (db: Database, actorId: number, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockForChange(tx, actorId, id, null);
    await changeMember(tx, id, { role: 'user', permissions: [] });
    await withdrawInvitationsOf(tx, id, []);
    await endAccess(tx, id);
  });

const isSame = (held: readonly string[], seen: readonly string[]): boolean =>
  `${held.toSorted()}` === `${[...new Set(seen)].toSorted()}`;
