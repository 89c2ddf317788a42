import { platformConfig } from '@vitrina/shared-auth/platform';
import { endSession, getSession, startSession, useSession } from '@vitrina/shared-auth/session';
import { requestTokenCheck, startedTokenCheck } from './boot/token-check.ts';
import { currentRole, signInAgain } from './remotes/guard.ts';
import { mayOpen, mountChain } from './remotes/mounts.ts';
import { registry } from './remotes/registry.ts';

/** Ends the check that the boot script started, or makes it. */
export function checkSession(): Promise<void> {
  return startSession(validateToken, startedTokenCheck()?.token);
}

async function validateToken(token: string): Promise<{ user: unknown; token?: unknown }> {
  const started = startedTokenCheck();
  const response = await (started?.token === token
    ? started.response
    : requestTokenCheck(platformConfig().apiOrigin, token));
  if (!response.ok) throw new Error(`validate-token answered ${response.status}`);
  return (await response.json()) as { user: unknown };
}

/** The part of the router that leaving a page needs. */
interface Navigator {
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/** Leaves a page when the session it needs ends, in this tab or another (rulings 2). */
export function followSession(router: Navigator): void {
  useSession.subscribe((now, before) => {
    if (now.user?.id === before.user?.id && now.user?.role === before.user?.role) return;
    if (getSession().ended === 'signed-out') {
      void router.navigate('/', { replace: true });
      return;
    }
    const denied = mountChain(registry(), location.pathname).find(
      ({ mount }) => !mayOpen(mount, currentRole()),
    );
    if (!denied) return;
    const target =
      getSession().ended === 'expired' ? signInAgain(location.href) : denied.mount.onDenied;
    void router.navigate(target, { replace: true });
  });
}

/** Ends the session here at once; the host is told, but leaving does not wait for it. */
export async function signOut(): Promise<void> {
  const { token } = getSession();
  endSession('signed-out');
  if (!token) return;
  const url = `${platformConfig().apiOrigin}/api/auth/logout`;
  // A host without this extension answers 404, and the token simply runs out.
  await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => {});
}
