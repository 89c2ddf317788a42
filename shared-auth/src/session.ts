import { create } from 'zustand';
import { claimInstance } from './instance.ts';
import { onOtherTab, readJson, readText, remove, writeJson, writeText } from './storage.ts';
import { parseUser, type SessionUser } from './user.ts';

export type SessionState =
  | { status: 'checking'; user: null; token: null; ended: null }
  | { status: 'anonymous'; user: null; token: null; ended: SessionEnd | null }
  | { status: 'authenticated'; user: SessionUser; token: string | null; ended: null };

/** Why a session ended: the person left, the host refused the token, or another tab left. */
export type SessionEnd = 'signed-out' | 'expired' | 'other-tab';

export const sessionInstance = claimInstance('shared-auth/session');

/** Whether the host ended the last session, or a person did. */
const ENDED = 'vitrina:ended';

const CHECKING: SessionState = { status: 'checking', user: null, token: null, ended: null };

/**
 * Who is here. Read it with a selector: `useSession((session) => session.user)`.
 * @example const name = useSession(({ user }) => user?.name ?? null);
 */
export const useSession = create<SessionState>(() => CHECKING);

/** The current session, outside React. */
export const getSession = (): SessionState => useSession.getState();

const set = (state: SessionState): void => useSession.setState(state, true);

/** Somebody signed in; both are kept for the next visit and the other tabs. */
export function signIn(user: SessionUser, token: string | null): void {
  if (token === null) remove('token');
  else writeText('token', token);
  writeJson('user', user);
  set({ status: 'authenticated', user, token, ended: null });
}

/** The session is over: in this tab, in storage, and so in the other tabs. */
export function endSession(reason: SessionEnd): void {
  // First: the other tabs see that somebody is gone, and ask this why.
  if (reason === 'expired') writeText(ENDED, reason);
  else {
    remove(ENDED);
    remove('vitrina:shopping');
  }
  remove('token');
  remove('user');
  set({ status: 'anonymous', user: null, token: null, ended: reason });
}

/** The host refused `token`. A late answer to an older token does not end a newer session. */
export function expireSession(token: string): void {
  if (getSession().token === token) endSession('expired');
}

/** What a host answers about a token. */
interface TokenAnswer {
  user: unknown;
  token?: unknown;
}

let check: Promise<void> | undefined;

/**
 * Checks the stored token once; concurrent callers share the request.
 * With no token it ends at once. Any failure clears user and token (docs/product.md#session-start).
 * @param validate asks the host about `token`; the host may answer another token to keep (docs/product.md#sign-in-return)
 * @param takeReturn asks the host about a sign-in that comes back in the address, and answers user and
 *   token; when it fails, the stored session stays (docs/product.md#sign-in-return)
 */
export function startSession(
  validate: (token: string) => Promise<TokenAnswer>,
  takeReturn?: (() => Promise<TokenAnswer>) | null,
): Promise<void> {
  check ??= runCheck(validate, takeReturn ?? null);
  return check;
}

async function runCheck(
  validate: (token: string) => Promise<TokenAnswer>,
  takeReturn: (() => Promise<TokenAnswer>) | null,
): Promise<void> {
  const stored = readText('token');
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Requests end before `pagehide`.
  addEventListener('beforeunload', leave);
  onOtherTab(['token', 'user'], adoptOtherTab);
  const wait = () => staying(isLeft ? LEAVING_MS : SILENT_MS);
  const known =
    (takeReturn && (await read(takeReturn, null, wait))) ??
    (stored ? await read(() => validate(stored), stored, wait) : null);
  // No page that is kept for the back button has one.
  removeEventListener('beforeunload', leave);
  // Another tab signed in or out meanwhile: what it wrote is newer than this answer.
  if (readText('token') !== stored) return adoptStored(null);
  if (known) signIn(known.user, known.token);
  else forget();
}

/** How long another page may take to answer, in ms. */
const LEAVING_MS = 20_000;
/** The same where nobody was heard to leave: they may have begun to before this check did. */
const SILENT_MS = 300;

/** Resolves when the page that was about to be left is still here. */
const staying = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    addEventListener('pagehide', () => clearTimeout(timer));
  });

/**
 * @param asked token that stays where the host answers none
 * @param wait until it is clear that the page is not being left
 */
async function read(
  ask: () => Promise<TokenAnswer>,
  asked: string | null,
  wait: () => Promise<void>,
) {
  try {
    const { user: answered, token } = await ask();
    const user = parseUser(answered);
    return user && { user, token: typeof token === 'string' ? token : asked };
  } catch (error) {
    // A browser ends the requests of a page that is left: that says nothing about the token.
    if (error instanceof TypeError || error instanceof DOMException) await wait();
    return null;
  }
}

function forget(): void {
  remove('token');
  remove('user');
  set({ status: 'anonymous', user: null, token: null, ended: null });
}

/** Another tab wrote or removed the session: this one follows it. */
function adoptOtherTab(): void {
  const { status } = getSession();
  if (status === 'checking') return;
  const ended = readText(ENDED) === 'expired' ? 'expired' : 'other-tab';
  adoptStored(status === 'authenticated' ? ended : null);
}

/** Takes over what another tab stored; without a whole session there, this one `ended` so. */
function adoptStored(ended: SessionEnd | null): void {
  const token = readText('token');
  const user = parseUser(readJson('user'));
  if (token && user) set({ status: 'authenticated', user, token, ended: null });
  else if (getSession().status !== 'anonymous') {
    set({ status: 'anonymous', user: null, token: null, ended });
  }
}
