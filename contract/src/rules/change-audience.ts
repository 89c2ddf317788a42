import type { ChangeKind } from './change-kinds.ts';
import type { Role } from './roles.ts';

interface Listener {
  id: number;
  role: Role;
}

/** Kinds that a person hears of when the thing is theirs; staff hear of all but the last. */
const OWN: readonly ChangeKind[] = [
  'order',
  'request',
  'site',
  'business',
  'commission',
  'user',
  'notification',
];

/**
 * Whether somebody hears that a thing changed (docs/product.md#live-changes).
 * @param ownerId account that the thing belongs to; null where it belongs to nobody
 */
export function hearsOf(
  { id, role }: Listener,
  { kind, ownerId }: { kind: ChangeKind; ownerId: number | null },
): boolean {
  // Everybody sees the shop, and what delivery costs.
  if (kind === 'product' || kind === 'setting') return true;
  if (kind === 'notification') return ownerId === id;
  return role === 'admin' || (OWN.includes(kind) && ownerId === id);
}
