import { holds } from '@vitrina/contract/rules/roles';
import { getSession, hostCan, type SessionState, useSession } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** As a call or a page names it; undefined where it needs none. */
type Needed = string | readonly string[] | undefined;

/**
 * What whoever is here may do of the staff's work; null where the host does not tell, which is
 * everything. The host decides: this only keeps a page from offering what it would refuse.
 */
export function heldPermissions({ user }: SessionState): readonly string[] | null {
  const held = hostCan('permissions') ? user?.permissions : null;
  return Array.isArray(held) ? held : null;
}

const isHeldBy = (held: readonly string[] | null, needed: Needed): boolean =>
  needed === undefined || held === null || holds(held, needed);

/** Whether whoever is here may do what needs `needed`, outside React. */
export const isHeld = (needed: Needed): boolean => isHeldBy(heldPermissions(getSession()), needed);

/**
 * The same while it is shown: a permission that is given or taken shows at once.
 * @example
 * import { refundPayment } from '@vitrina/contract/calls/refund-payment';
 * const isHeld = useHeld();
 * const button = isHeld(refundPayment.permission) && <button type="button">Rambursează</button>;
 */
export function useHeld(): (needed: Needed) => boolean {
  const held = useSession(heldPermissions);
  return (needed) => isHeldBy(held, needed);
}
