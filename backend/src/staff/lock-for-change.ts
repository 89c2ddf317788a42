import type { Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import { staffRefusal } from '@vitrina/contract/rules/staff';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { lockMembers, type MemberRow } from '../users/staff-repository.ts';

interface Locked {
  actor: MemberRow;
  /** Null for somebody who is invited. */
  member: MemberRow | null;
  staff: readonly MemberRow[];
}

/**
 * Makes changes of the staff come one after the other, and asks anew whether this one may be made: what
 * the caller held when the request began may be gone.
 * @param memberId whom it is about; null for somebody who is invited
 * @param next what they hold from then on; null for nobody of the staff
 * @throws HttpError `forbidden`, `staff_not_found` and what `staffRefusal` names
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
