import { platformConfig } from '@vitrina/shared-auth/platform';
import { announceRestored } from '@vitrina/shared-auth/restored-page';
import { getSession, type SessionState } from '@vitrina/shared-auth/session';
import { readText } from '@vitrina/shared-auth/storage';
import { parseUser } from '@vitrina/shared-auth/user';
import { requestTokenCheck } from './boot/token-check.ts';
import { readTokenAnswer } from './features/sign-in/read-token-answer.ts';

/** A page that is blank for longer is loaded anew, in ms. */
const PATIENCE_MS = 4000;

/**
 * Hides a page of a signed-in person when it is left, because the browser may keep it for its back
 * button. It is shown again once the host confirms that the same person is still here; otherwise it
 * is loaded anew, so nothing of that person stays in memory (docs/product.md#coming-back).
 */
export function hideLeftPage(): void {
  let left: { session: SessionState; focused: Element | null } | undefined;
  addEventListener('pagehide', () => {
    const session = getSession();
    if (session.status === 'anonymous') return;
    left = { session, focused: document.activeElement };
    // Not by a rule of the style: a page may be left before that is there.
    document.body.style.visibility = 'hidden';
  });
  addEventListener('pageshow', async ({ persisted }): Promise<unknown> => {
    if (!persisted) return;
    if (!left) return announceRestored();
    const { session, focused } = left;
    left = undefined;
    if (!(await isStillHere(session))) return location.reload();
    announceRestored();
    document.body.style.removeProperty('visibility');
    // What is hidden loses the keyboard.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}

/** False also where nobody answers: the start of a new document has its own rule for that. */
async function isStillHere({ token, user }: SessionState): Promise<boolean> {
  if (!token || readText('token') !== token) return false;
  const checked = readTokenAnswer(requestTokenCheck(platformConfig().apiOrigin, token)).then(
    (answer) => parseUser(answer.user),
    () => null,
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const now = await Promise.race([checked, late]);
  return now !== null && now.id === user.id && now.role === user.role;
}
