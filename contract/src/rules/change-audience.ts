import { AUDIT_PERMISSIONS } from './audit-audience.ts';
import type { ChangeKind } from './change-kinds.ts';
import type { NeededPermission } from './permissions.ts';
import { holds, type Role } from './roles.ts';

interface Listener {
  id: number;
  role: Role;
  permissions: readonly string[];
}

/** What staff hear of, and which of them: whoever may ask for it, or reads its changes in the journal. */
const STAFF: Readonly<Partial<Record<ChangeKind, NeededPermission>>> = {
  ...AUDIT_PERMISSIONS,
  user: ['people', 'sites'],
};

/** Kinds that a person hears of when the thing is theirs. */
const OWN: readonly ChangeKind[] = [
  'order',
  'request',
  'site',
  'business',
  'commission',
  'commission-payment',
  'user',
  'notification',
  'embed',
];

/**
 * Whether somebody hears that a thing changed (docs/product.md#live-changes).
 * @param ownerId account that the thing belongs to; null where it belongs to nobody
 */
export function hearsOf(
  { id, role, permissions }: Listener,
  { kind, ownerId }: { kind: ChangeKind; ownerId: number | null },
): boolean {
  // Everybody sees the shop, and what delivery costs.
  if (kind === 'product' || kind === 'setting') return true;
  if (OWN.includes(kind) && ownerId === id) return true;
  const needed = STAFF[kind];
  return role === 'admin' && needed !== undefined && holds(permissions, needed);
}
