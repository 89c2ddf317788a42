import { platformConfig } from '@vitrina/shared-auth/platform';
import { announceRestored } from '@vitrina/shared-auth/restored-page';
import type { SessionState } from '@vitrina/shared-auth/session';
import { readText } from '@vitrina/shared-auth/storage';
import { parseUser } from '@vitrina/shared-auth/user';
import { buttonClass } from '@vitrina/shared-ui/button';
import { requestTokenCheck } from '../../boot/token-check.ts';
import { noticeTexts } from '../../content/notices.ts';
import { readTokenAnswer } from '../sign-in/read-token-answer.ts';
import style from './show-again.module.css';

/** A signed-in page that was left. */
export interface LeftPage {
  session: SessionState;
  focused: Element | null;
}

/** A page that stays blank for longer is reloaded, in ms. */
const PATIENCE_MS = 4000;

let latest = new AbortController();

/**
 * Shows a hidden page once the host confirms its person, otherwise reloads it. Waits for a connection.
 * @returns whether it is shown; false also when it was left meanwhile: the next return checks again
 */
export async function showAgain({ session, focused }: LeftPage): Promise<boolean> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  addEventListener('pagehide', () => latest.abort(), { signal });
  if (!navigator.onLine) await whenOnline(signal);
  if (signal.aborted) return false;
  const isHere = await isStillHere(session);
  if (signal.aborted) return false;
  if (!isHere) {
    location.reload();
    return false;
  }
  latest.abort();
  announceRestored();
  document.body.style.removeProperty('visibility');
  // Hidden elements lose the focus.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return true;
}

/** Offline a reload would lose the page to the browser's own error page. */
async function whenOnline(left: AbortSignal): Promise<void> {
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = style.notice ?? '';
  const words = document.createElement('p');
  words.textContent = noticeTexts.hiddenOffline;
  // Browsers may be wrong about the connection.
  const reload = document.createElement('button');
  reload.textContent = noticeTexts.reload;
  reload.className = buttonClass();
  reload.onclick = () => location.reload();
  notice.append(words, reload);
  document.body.append(notice);
  await new Promise((resolve) => {
    addEventListener('online', resolve, { signal: left });
    left.addEventListener('abort', resolve);
  });
  notice.remove();
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
