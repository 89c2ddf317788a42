/** Roles of an account; who has none is an anonymous visitor (docs/product.md#access). */
export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may do something: every value of `CallAccess` and of `MountAccess`. */
type Access = 'public' | 'optional' | 'signed-in' | Role;

/**
 * Whether somebody with `role` may make a call or open a mount with `access`.
 * `user` and `admin` mean exactly that role: an admin has no partner dashboard.
 * @param role `null` for an anonymous visitor, `none` for an account with a role unknown here
 */
export function isAllowed(access: Access, role: Role | 'none' | null): boolean {
  if (access === 'public' || access === 'optional') return true;
  if (access === 'signed-in') return role !== null;
  return role === access;
}

/**
 * Whether somebody who holds the permissions `held` may do what needs `needed`, one of several
 * (`permissions.ts`; here because the shell's first scripts have no place for their names).
 * @param needed as a call or a page names it; a name of a later version is held by nobody
 */
export const holds = (held: readonly string[], needed: string | readonly string[]): boolean =>
  [needed].flat().some((one) => held.includes(one));
