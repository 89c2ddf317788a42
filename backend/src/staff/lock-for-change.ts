import type { Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import { staffRefusal } from '@vitrina/contract/rules/staff';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { lockMembers, type MemberRow } from '../users/staff-repository.ts';

interface Locked {
  actor: MemberRow;
  /** Null for an invitation. */
  member: MemberRow | null;
  staff: readonly MemberRow[];
}

/**
 * Serialises changes to the staff, and checks again whether this one is allowed: the caller's permissions
 * may have changed since the request began.
 * @param memberId the member concerned; null for an invitation
 * @param next their permissions afterwards; null when they leave the staff
 * @throws HttpError `forbidden`, `staff_not_found`, and those of `staffRefusal`
 */
export async function lockForChange(
  tx: Transaction,
  actorId: number,
  memberId: number | null,
  next: readonly Permission[] | null,
): Promise<Locked> {
  const staff = await lockMembers(tx);
  const actor = staff.find(({ id }) => id === actorId);
  if (!actor || !holds(actor.permissions, 'people')) throw new HttpError('forbidden');
  const member = staff.find(({ id }) => id === memberId) ?? null;
  if (memberId !== null && !member) throw new HttpError('staff_not_found');
  const refusal = staffRefusal(actor, member, next);
  if (refusal) throw new HttpError(refusal);
  return { actor, member, staff };
}
