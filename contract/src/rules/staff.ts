import type { ErrorCode } from '../errors.ts';
import { holdsAll, type Permission } from './permissions.ts';
import { holds } from './roles.ts';

interface Member {
  id: number;
  permissions: readonly Permission[];
}

/**
 * Why `actor` may not change `member` of the staff, or invite somebody; null when they may. Nobody changes
 * themselves, and only somebody with all permissions changes another such person, so that one always remains,
 * provided that changes are serialised.
 * @param member null for an invitation
 * @param next permissions afterwards; null removes them from the staff
 */
export function staffRefusal(
  actor: Member,
  member: Member | null,
  next: readonly Permission[] | null,
): Extract<ErrorCode, 'own_permissions' | 'full_admin_protected' | 'permission_not_held'> | null {
  if (member?.id === actor.id) return 'own_permissions';
  if (holdsAll(member?.permissions ?? []) && !holdsAll(actor.permissions))
    return 'full_admin_protected';
  const given = (next ?? []).filter((one) => !member?.permissions.includes(one));
  return given.every((one) => holds(actor.permissions, one)) ? null : 'permission_not_held';
}
