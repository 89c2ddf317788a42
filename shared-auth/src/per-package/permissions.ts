import { holds } from '@vitrina/contract/rules/roles';
import { getSession, hostCan, type SessionState, useSession } from '@vitrina/shared-auth';

/** Of a call or page; undefined when it needs none. */
type Needed = string | readonly string[] | undefined;

/**
 * Permissions of the signed-in staff member; null when the host does not list them, which means all. The host
 * decides: this only avoids offering what it would refuse.
 * @example
 * import { useSession } from '@vitrina/shared-auth';
 * const held = useSession(heldPermissions);
 * const isAll = held === null;
 */
export function heldPermissions({ user }: SessionState): readonly string[] | null {
  const held = hostCan('permissions') ? user?.permissions : null;
  return Array.isArray(held) ? held : null;
}

const isHeldBy = (held: readonly string[] | null, needed: Needed): boolean =>
  needed === undefined || held === null || holds(held, needed);

/**
 * Whether the visitor holds `needed`, outside React.
 * @example
 * import { refundPayment } from '@vitrina/contract/calls/refund-payment';
 * const commands = isHeld(refundPayment.permission) ? ['refund'] : [];
 */
export const isHeld = (needed: Needed): boolean => isHeldBy(heldPermissions(getSession()), needed);

/**
 * Like `isHeld`, re-rendering when a permission is granted or revoked.
 * @example
 * import { refundPayment } from '@vitrina/contract/calls/refund-payment';
 * const isHeld = useHeld();
 * const button = isHeld(refundPayment.permission) && <button type="button">Rambursează</button>;
 */
export function useHeld(): (needed: Needed) => boolean {
  const held = useSession(heldPermissions);
  return (needed) => isHeldBy(held, needed);
}
