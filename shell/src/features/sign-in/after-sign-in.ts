import { navigationLinks } from '@vitrina/contract/rules/navigation';
import { sameOriginPath } from '@vitrina/contract/rules/same-origin-path';
import type { SessionUser } from '@vitrina/shared-auth/user';
import type { RemoteHost } from '../../remotes/remote-host.ts';

type Host = Pick<RemoteHost, 'registry'>;

/**
 * Where somebody goes after signing in: back to the page that asked for it, else partners to the home
 * that a remote has for them and everybody else to ours.
 */
export function afterSignIn(user: SessionUser, search: string, host: Host): string {
  const next = sameOriginPath(new URLSearchParams(search).get('next') ?? '');
  return next ?? (user.role === 'user' ? userHome(host) : '/');
}

/** Where partners are at home; our own home where no remote has one for them. */
export const userHome = ({ registry }: Host): string =>
  navigationLinks(registry(), 'user-home', null)[0]?.to ?? '/';
