import type { SessionUser } from '@vitrina/shared-auth/user';

/**
 * Where somebody goes after signing in: back to the page that asked for it, else partners to
 * their dashboard and everybody else home.
 */
export function afterSignIn(user: SessionUser, search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next && isOwnPath(next)) return next;
  return user.role === 'user' ? '/users/dashboard/overview' : '/';
}

/** A path of this origin: `//host` and `/\host` lead elsewhere. */
export function isOwnPath(target: string): boolean {
  if (!/^\/(?![/\\])/.test(target)) return false;
  return new URL(target, 'https://same.invalid').origin === 'https://same.invalid';
}
