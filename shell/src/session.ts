import { platformConfig } from '@vitrina/shared-auth/platform';
import { endSession, getSession, startSession, useSession } from '@vitrina/shared-auth/session';
import { readText } from '@vitrina/shared-auth/storage';
import { showToast } from '@vitrina/shared-auth/toasts';
import { parseUser } from '@vitrina/shared-auth/user';
import { requestTokenCheck, startedTokenCheck } from './boot/token-check.ts';
import { afterSignIn } from './features/sign-in/after-sign-in.ts';
import { GOOGLE_FAILED } from './features/sign-in/google-sign-in.ts';
import { revokeToken, useSignInOffer } from './features/sign-in/sign-in-offer.ts';
import { messages } from './messages.ts';
import { guardsOf } from './own-mounts.ts';
import { currentRole, signInAgain } from './remotes/guard.ts';
import { mayOpen } from './remotes/mounts.ts';
import { registry } from './remotes/registry.ts';

/** Pages for people who are not signed in (spec section 6). */
const GUEST_PATHS = ['/login', '/register'];

let returnChecked: Promise<void> | undefined;

/** Ends the check that the boot script started, or makes it. */
export function checkSession(): Promise<void> {
  const started = startedTokenCheck();
  // What is stored may be newer than what the boot script asked about: another tab signed in since.
  const returned = started?.isReturn ? started.token : null;
  returnChecked ??= startSession(validateToken, returned).then(() => {
    const wasRefused = !getSession().user && !useSignInOffer.getState().offer;
    if (returned && wasRefused) reportFailedReturn();
  });
  return returnChecked;
}

/** Google brings people back to the sign-in page; other returns arrive anywhere (rulings 4 and 5). */
function reportFailedReturn(): void {
  if (location.pathname !== '/login') {
    showToast(messages.session.returnFailed, { tone: 'danger' });
    return;
  }
  const url = new URL(location.href);
  url.searchParams.set('error', GOOGLE_FAILED);
  history.replaceState(history.state, '', url);
}

/** What validate-token answers; whoever reads a part of it checks it. */
interface TokenAnswer {
  user: unknown;
  token?: unknown;
  confirm?: unknown;
}

/** A token of a link of another site is offered, not taken: whoever was here before stays meanwhile. */
async function validateToken(token: string): Promise<TokenAnswer> {
  const answer = await askHost(token);
  const user = answer.confirm === true ? parseUser(answer.user) : null;
  if (!user) return answer;
  const { pathname, search, hash } = location;
  const sessionToken = typeof answer.token === 'string' ? answer.token : token;
  useSignInOffer.setState({
    offer: { user, token: sessionToken, target: pathname + search + hash },
  });
  const kept = readText('token');
  if (!kept) throw new Error('Nobody is signed in before the offered session is accepted.');
  const { user: keptUser, token: newer } = await askHost(kept);
  return { user: keptUser, token: newer ?? kept };
}

async function askHost(token: string): Promise<TokenAnswer> {
  const started = startedTokenCheck();
  const response = await (started?.token === token
    ? started.response
    : requestTokenCheck(platformConfig().apiOrigin, token));
  if (!response.ok) throw new Error(`validate-token answered ${response.status}`);
  return (await response.json()) as TokenAnswer;
}

/** The part of the router that leaving a page needs. */
interface Navigator {
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/** Leaves a page when the session it needs ends or begins, in this tab or another (rulings 2). */
export function followSession(router: Navigator): void {
  useSession.subscribe(({ user, ended }, before) => {
    if (user?.id === before.user?.id && user?.role === before.user?.role) return;
    const go = (target: string) => void router.navigate(target, { replace: true });
    const { pathname, search, href } = location;
    // Another person signed in, in another tab: nothing of the first one stays on the screen.
    if (user && before.user) return location.reload();
    if (user && GUEST_PATHS.includes(pathname)) return go(afterSignIn(user, search));
    if (ended === 'signed-out') return go('/');
    const denied = guardsOf(registry(), pathname).find(
      ({ mount }) => !mayOpen(mount, currentRole()),
    );
    if (denied) go(ended === 'expired' ? signInAgain(href) : denied.mount.onDenied);
  });
}

/** Ends the session here at once; the host is told, but leaving does not wait for it. */
export async function signOut(): Promise<void> {
  const { token } = getSession();
  endSession('signed-out');
  if (token) await revokeToken(token);
}
