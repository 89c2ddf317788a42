import { ROLES, type Role } from '@vitrina/contract/rules/roles';

/** The signed-in person, as kept in the session and in local storage. */
export interface SessionUser {
  id: number | string;
  name: string;
  email: string;
  /** `none`: a role that this product does not know. */
  role: Role | 'none';
  /** False where the host says that nobody proved to read this address's mail. */
  email_verified?: boolean;
  /** What somebody with the role `admin` may do, as the host told it (`per-package/permissions`). */
  permissions?: readonly string[];
}

/**
 * Reads a user out of anything (an answer, local storage). Written by hand because it is part of
 * the shell's first bytes, where a schema library would cost more than it checks.
 * @returns `null` when `value` is not a user
 */
export function parseUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, email, role } = value as Record<string, unknown>;
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  if (typeof email !== 'string') return null;
  return {
    ...value,
    // Some hosts write the number as text; whoever compares it needs one form.
    id: Number(id) || id,
    email,
    name: typeof name === 'string' ? name : '',
    role: ROLES.find((known) => known === String(role).toLowerCase()) ?? 'none',
  };
}
