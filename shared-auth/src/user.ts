import { ROLES, type Role } from '@vitrina/contract/rules/roles';

/** The signed-in person, in the session and in local storage. */
export interface SessionUser {
  id: number | string;
  name: string;
  email: string;
  /** `none`: an unknown role. */
  role: Role | 'none';
  /** False when the host says that the address is not verified. */
  email_verified?: boolean;
  /** Permissions of an admin, from the host (`per-package/permissions`). */
  permissions?: readonly string[];
}

/**
 * Validates a user from an answer or local storage. By hand, because it is in the shell's first bytes,
 * where a schema library would be too large.
 * @returns `null` when `value` is not a user
 * @example
 * const user = parseUser({ id: '7', name: 'Ana', email: 'ana@exemplu.ro', role: 'USER' });
 * console.log(user?.id, user?.role); // 7 'user'
 */
export function parseUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, email, role } = value as Record<string, unknown>;
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  if (typeof email !== 'string') return null;
  return {
    ...value,
    // Some hosts send the id as text; comparisons need one form.
    id: Number(id) || id,
    email,
    name: typeof name === 'string' ? name : '',
    role: ROLES.find((known) => known === String(role).toLowerCase()) ?? 'none',
  };
}
