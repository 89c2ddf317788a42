import { holdsAll, type Permission } from '@vitrina/contract/rules/permissions';
import { staffRefusal } from '@vitrina/contract/rules/staff';
import { messages } from '../../messages.ts';

const text = messages.staff;

interface Member {
  id: number;
  permissions: readonly Permission[];
}

/** Why `actor` cannot change `member`; null when they can. */
export function whyFixed(actor: Member, member: Member, staff: readonly Member[]): string | null {
  const refusal = staffRefusal(actor, member, null);
  if (refusal === null) return null;
  if (refusal !== 'own_permissions') return text.protected;
  const isLast = staff.filter(({ permissions }) => holdsAll(permissions)).length === 1;
  return isLast && holdsAll(member.permissions) ? text.last : text.self;
}
