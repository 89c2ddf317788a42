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
