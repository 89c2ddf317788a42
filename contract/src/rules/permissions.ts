import type { Access } from '../call.ts';
import { holds, isAllowed, type Role } from './roles.ts';

/**
 * What staff may do, beside the role `admin` that all of them have on the wire
 * (docs/permissions.md). `shop`: orders, products. `sites`: requests, sites and shops of partners.
 * `money`: commissions, refunds. `people`: accounts and staff. `releases`: what is live.
 */
export const PERMISSIONS = ['shop', 'sites', 'money', 'people', 'releases'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** One permission, or several of which any one is enough. */
export type NeededPermission = Permission | readonly Permission[];

/** Whether somebody holds every permission there is. */
export const holdsAll = (held: readonly string[]): boolean =>
  PERMISSIONS.every((one) => held.includes(one));

/**
 * Whether somebody may make a call: every check of the reference host, and what a page asks before it
 * offers something.
 * @param account null for a visitor
 */
export const mayCall = (
  { access, permission }: Access,
  account: { role: Role; permissions: readonly string[] } | null,
): boolean =>
  isAllowed(access, account?.role ?? null) &&
  (permission === undefined || holds(account?.permissions ?? [], permission));
