import { sameOriginPath } from '@vitrina/contract/rules/same-origin-path';
import type { SessionUser } from '@vitrina/shared-auth/user';

/**
 * Where somebody goes after signing in: back to the page that asked for it, else partners to
 * their dashboard and everybody else home.
 */
export function afterSignIn(user: SessionUser, search: string): string {
  const next = sameOriginPath(new URLSearchParams(search).get('next') ?? '');
  return next ?? (user.role === 'user' ? '/users/dashboard/overview' : '/');
}
