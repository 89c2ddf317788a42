import { platformConfig } from '@vitrina/shared-auth/platform';
import { endSession, getSession, startSession, useSession } from '@vitrina/shared-auth/session';
import { type SignInReturn, signInReturn } from './boot/sign-in-return.ts';
import { requestTokenCheck, startedTokenCheck } from './boot/token-check.ts';
import { afterSignIn } from './features/sign-in/after-sign-in.ts';
import { readTokenAnswer, type TokenAnswer } from './features/sign-in/read-token-answer.ts';
import { revokeToken } from './features/sign-in/sign-in-offer.ts';
import { guardsOf } from './own-mounts.ts';
import { wayOut } from './remotes/guard.ts';
import type { RemoteHost } from './remotes/remote-host.ts';

/** Pages for signed-out visitors. */
const GUEST_PATHS = ['/login', '/register'];

let checked: Promise<void> | undefined;

/** Takes the result of the check that the boot script started, or runs it. */
export function checkSession(): Promise<void> {
  checked ??= runCheck();
  return checked;
}

/**
 * A sign-in that began here is accepted silently; any other waits for an answer, and the previous session
 * stays meanwhile (docs/product.md#sign-in-return).
 */
async function runCheck(): Promise<void> {
  const returned = signInReturn();
  if (!returned?.mark) {
    await startSession(askHost);
    const offered = returned && offerSignIn(returned);
    // Sign-in pages report the failure themselves; other pages do not wait for it.
    if (GUEST_PATHS.includes(location.pathname)) await offered;
    return;
  }
  let failed = false;
  await startSession(askHost, () =>
    redeem(returned).catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  if (failed) await reportFailedReturn();
}

/** Begun by the boot script: `startedTokenCheck` knows with which call. */
async function redeem({ token }: SignInReturn): Promise<TokenAnswer> {
  const answer = await askHost(token);
  return { ...answer, token: answer.token ?? token };
}

async function askHost(token: string): Promise<TokenAnswer> {
  // The stored token may be newer than the one the boot script checked: another tab signed in since.
  const started = startedTokenCheck();
  return readTokenAnswer(
    started?.token === token
      ? started.response
      : requestTokenCheck(platformConfig().apiOrigin, token),
  );
}

/** Rare, so its code is loaded on demand. */
const foreignReturn = () =>
  import(/* webpackChunkName: "offer-sign-in" */ './features/sign-in/foreign-return.ts');

const offerSignIn = (returned: SignInReturn): Promise<void> =>
  foreignReturn().then((module) => module.offerOrReport(returned), console.warn);
const reportFailedReturn = (): Promise<void> =>
  foreignReturn().then((module) => module.reportFailedReturn(), console.warn);

interface Navigator {
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/** Leaves a page when the session it needs ends or begins, in this tab or another. */
export function followSession(
  router: Navigator,
  host: Pick<RemoteHost, 'chainOf' | 'registry'>,
): void {
  useSession.subscribe(({ user, ended }, before) => {
    if (user?.id === before.user?.id && user?.role === before.user?.role) return;
    const go = (target: string) => void router.navigate(target, { replace: true });
    const { pathname, search, href } = location;
    // Another person signed in in another tab: nothing of the first one stays on the screen.
    if (user && before.user) return location.reload();
    if (user && GUEST_PATHS.includes(pathname)) return go(afterSignIn(user, search, host));
    if (ended === 'signed-out') return go('/');
    const target = wayOut(guardsOf(host, pathname), href);
    if (target !== null) go(target);
  });
}

/** Ends the session here at once and notifies the host without waiting. */
export async function signOut(): Promise<void> {
  const { token } = getSession();
  endSession('signed-out');
  if (token) await revokeToken(token);
}
