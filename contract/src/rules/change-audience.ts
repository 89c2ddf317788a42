import { AUDIT_PERMISSIONS } from './audit-audience.ts';
import type { ChangeKind } from './change-kinds.ts';
import type { NeededPermission } from './permissions.ts';
import { holds, type Role } from './roles.ts';

interface Listener {
  id: number;
  role: Role;
  permissions: readonly string[];
}

/** Changes that staff are notified of, by the permission for the thing or for its journal. */
const STAFF: Readonly<Partial<Record<ChangeKind, NeededPermission>>> = {
  ...AUDIT_PERMISSIONS,
  user: ['people', 'sites'],
};

/** Changes that the thing's owner is notified of. */
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
 * Whether somebody is notified of a change (docs/product.md#live-changes).
 * @param ownerId account of its owner; null when it has none
 */
export function hearsOf(
  { id, role, permissions }: Listener,
  { kind, ownerId }: { kind: ChangeKind; ownerId: number | null },
): boolean {
  // Everybody sees products and delivery costs.
  if (kind === 'product' || kind === 'setting') return true;
  if (OWN.includes(kind) && ownerId === id) return true;
  const needed = STAFF[kind];
  return role === 'admin' && needed !== undefined && holds(permissions, needed);
}
