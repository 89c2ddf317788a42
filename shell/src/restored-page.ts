import { platformConfig } from '@vitrina/shared-auth/platform';
import { announceRestored } from '@vitrina/shared-auth/restored-page';
import { getSession, type SessionState } from '@vitrina/shared-auth/session';
import { readText } from '@vitrina/shared-auth/storage';
import { parseUser } from '@vitrina/shared-auth/user';
import { requestTokenCheck } from './boot/token-check.ts';
import { readTokenAnswer } from './features/sign-in/read-token-answer.ts';

/** A page that stays blank for longer is reloaded, in ms. */
const PATIENCE_MS = 4000;

/**
 * Hides a signed-in page when it is left, because the browser may keep it for the back button. It is shown
 * again once the host confirms the same person; otherwise it is reloaded, so nothing of that person stays in
 * memory (docs/product.md#coming-back).
 */
export function hideLeftPage(): void {
  let left: { session: SessionState; focused: Element | null } | undefined;
  addEventListener('pagehide', () => {
    const session = getSession();
    if (session.status === 'anonymous') return;
    left = { session, focused: document.activeElement };
    // Inline: a page may be left before its style sheet is loaded.
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
    // Hidden elements lose the focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}

/** Also false when the host does not answer: the start of a new document handles that case. */
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
