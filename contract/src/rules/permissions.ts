import type { Access } from '../call.ts';
import { isAllowed, type Role } from './roles.ts';

/**
 * What staff may do, beside the role `admin` that all of them have on the wire
 * (docs/permissions.md). `shop`: orders, products. `sites`: requests, sites and shops of partners.
 * `money`: commissions, refunds. `people`: accounts and staff. `releases`: what is live.
 */
export const PERMISSIONS = ['shop', 'sites', 'money', 'people', 'releases'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** One permission, or several of which any one is enough. */
export type NeededPermission = Permission | readonly Permission[];

/**
 * Whether somebody who holds `held` may do what needs `needed`.
 * @param needed as a call or a page names it; a name of a later version is held by nobody
 */
export const holds = (held: readonly string[], needed: string | readonly string[]): boolean =>
  [needed].flat().some((one) => held.includes(one));

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
