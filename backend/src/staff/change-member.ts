import type { Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { endAccess } from '../sessions/end-access.ts';
import { withdrawInvitationsOf } from '../staff-invitations/staff-invitations-repository.ts';
import { changeMember } from '../users/staff-repository.ts';
import { leaveRequests } from './leave-requests.ts';
import { lockForChange } from './lock-for-change.ts';

type Host = Pick<Context, 'db' | 'config'>;

interface Change {
  id: number;
  permissions: Permission[];
  /** Permissions the caller saw. */
  seen: readonly Permission[];
}

/**
 * Sets a staff member's permissions, from their next request on.
 * @throws HttpError `staff_not_found`, `version_conflict`, and those of `staffRefusal`
 */
export const setPermissions = (
  { db, config }: Host,
  actorId: number,
  { id, permissions, seen }: Change,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { member } = await lockForChange(tx, actorId, id, permissions);
    if (!isSame(member?.permissions ?? [], seen)) throw new HttpError('version_conflict');
    await changeMember(tx, id, { role: 'admin', permissions });
    if (holds(seen, 'sites') && !permissions.includes('sites'))
      await leaveRequests(tx, config, id, actorId);
    await withdrawInvitationsOf(tx, id, permissions);
  });

/**
 * Removes somebody from the staff: they keep an ordinary account, signed out everywhere.
 * @throws HttpError `staff_not_found`, and those of `staffRefusal`
 */
export const endMembership = ({ db, config }: Host, actorId: number, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { member } = await lockForChange(tx, actorId, id, null);
    await changeMember(tx, id, { role: 'user', permissions: [] });
    if (holds(member?.permissions ?? [], 'sites')) await leaveRequests(tx, config, id, actorId);
    await withdrawInvitationsOf(tx, id, []);
    await endAccess(tx, id);
  });

const isSame = (held: readonly string[], seen: readonly string[]): boolean =>
  `${held.toSorted()}` === `${[...new Set(seen)].toSorted()}`;
