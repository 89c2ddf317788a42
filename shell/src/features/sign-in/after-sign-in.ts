import { navigationLinks } from '@vitrina/contract/rules/navigation';
import { sameOriginPath } from '@vitrina/contract/rules/same-origin-path';
import type { SessionUser } from '@vitrina/shared-auth/user';
import type { RemoteHost } from '../../remotes/remote-host.ts';

type Host = Pick<RemoteHost, 'registry'>;

/**
 * Target after signing in: the page that required it, else the partner home of a remote for partners, and
 * our home page for everybody else.
 */
export function afterSignIn(user: SessionUser, search: string, host: Host): string {
  const next = sameOriginPath(new URLSearchParams(search).get('next') ?? '');
  return next ?? (user.role === 'user' ? userHome(host) : '/');
}

/** Home of partners; our home page when no remote has one. */
export const userHome = ({ registry }: Host): string =>
  navigationLinks(registry(), 'user-home', null)[0]?.to ?? '/';
