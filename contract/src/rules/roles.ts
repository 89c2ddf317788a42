/** Roles of an account; without one, an anonymous visitor (docs/product.md#access). */
export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** All values of `CallAccess` and `MountAccess`. */
type Access = 'public' | 'optional' | 'signed-in' | Role;

/**
 * Whether somebody with `role` may make a call or open a mount with `access`. `user` and `admin` mean exactly
 * that role: an admin has no partner dashboard.
 * @param role `null` for an anonymous visitor, `none` for an account with an unknown role
 * @example isAllowed('user', 'admin') // false
 */
export function isAllowed(access: Access, role: Role | 'none' | null): boolean {
  if (access === 'public' || access === 'optional') return true;
  if (access === 'signed-in') return role !== null;
  return role === access;
}

/**
 * Whether the permissions `held` include `needed`, or one of several. Here and not in `permissions.ts`, whose
 * names are too large for the shell's first scripts.
 * @param needed of a call or page; nobody holds one of a later version
 * @example holds(['shop'], ['money', 'shop']) // true
 */
export const holds = (held: readonly string[], needed: string | readonly string[]): boolean =>
  [needed].flat().some((one) => held.includes(one));
