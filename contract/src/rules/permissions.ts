import { holds, isAllowed, type Role } from './roles.ts';

/**
 * Permissions of staff, in addition to the role `admin`, which all of them have on the wire
 * (docs/permissions.md). `shop`: orders, products. `sites`: requests, sites and shops of partners. `money`:
 * commissions, refunds. `people`: accounts and staff. `releases`: live releases.
 */
export const PERMISSIONS = ['shop', 'sites', 'money', 'people', 'releases'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** A permission, or several of which one is enough. */
export type NeededPermission = Permission | readonly Permission[];

/**
 * Whether somebody has all permissions.
 * @example holdsAll(['shop', 'sites']) // false
 */
export const holdsAll = (held: readonly string[]): boolean =>
  PERMISSIONS.every((one) => held.includes(one));

/** Access of a call, as in `Call`. */
interface Guarded {
  readonly access: Parameters<typeof isAllowed>[0];
  readonly permission?: NeededPermission | undefined;
}

/**
 * Whether an account may make a call: the reference host's check, and a page's before it offers something.
 * @param account null for a visitor
 * @example mayCall({ access: 'admin', permission: 'money' }, { role: 'admin', permissions: ['shop'] }) // false
 */
export const mayCall = (
  { access, permission }: Guarded,
  account: { role: Role; permissions: readonly string[] } | null,
): boolean =>
  isAllowed(access, account?.role ?? null) &&
  (permission === undefined || holds(account?.permissions ?? [], permission));
