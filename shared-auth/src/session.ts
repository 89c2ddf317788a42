import { create } from 'zustand';
import { claimInstance } from './instance.ts';
import { onOtherTab, readJson, readText, remove, writeJson, writeText } from './storage.ts';
import { parseUser, type SessionUser } from './user.ts';

/**
 * State of `useSession`: `checking` while the host is asked about the stored token, then `anonymous` or
 * `authenticated`.
 */
export type SessionState =
  | { status: 'checking'; user: null; token: null; ended: null }
  | { status: 'anonymous'; user: null; token: null; ended: SessionEnd | null }
  | { status: 'authenticated'; user: SessionUser; token: string | null; ended: null };

/** Why a session ended: signed out, refused by the host, or in another tab. */
export type SessionEnd = 'signed-out' | 'expired' | 'other-tab';

/** Id of the running copy; two different ones mean the module was loaded twice. */
export const sessionInstance = claimInstance('shared-auth/session');

/** Whether the host or a person ended the last session. */
const ENDED = 'vitrina:ended';

const CHECKING: SessionState = { status: 'checking', user: null, token: null, ended: null };

/**
 * The session of this page. Read it with a selector: `useSession((session) => session.user)`.
 * @example const name = useSession(({ user }) => user?.name ?? null);
 */
export const useSession = create<SessionState>(() => CHECKING);

/**
 * The current session, outside React.
 * @example
 * const { status, user } = getSession();
 * if (status === 'authenticated') console.log(user.email);
 */
export const getSession = (): SessionState => useSession.getState();

const set = (state: SessionState): void => useSession.setState(state, true);

/**
 * Starts a session; stored for later visits and other tabs.
 * @example
 * import { login } from '@vitrina/contract/calls/login';
 * import { callApi, parseUser } from '@vitrina/shared-auth';
 * const answer = await callApi(login, { body: { email: 'ana@exemplu.ro', password: 'parola' } });
 * const user = parseUser(answer.user);
 * if (user) signIn(user, answer.token ?? null);
 */
export function signIn(user: SessionUser, token: string | null): void {
  if (token === null) remove('token');
  else writeText('token', token);
  writeJson('user', user);
  set({ status: 'authenticated', user, token, ended: null });
}

/**
 * Ends the session in this tab, in storage, and thereby in other tabs.
 * @example const leave = <button onClick={() => endSession('signed-out')}>Ieși din cont</button>;
 */
export function endSession(reason: SessionEnd): void {
  // First, so that other tabs know the reason when they notice.
  if (reason === 'expired') writeText(ENDED, reason);
  else {
    remove(ENDED);
    remove('vitrina:shopping');
  }
  remove('token');
  remove('user');
  set({ status: 'anonymous', user: null, token: null, ended: reason });
}

/**
 * Ends the session of a refused `token`. A late answer to an older token does not end a newer session.
 * @example
 * const { token } = getSession();
 * const headers = { authorization: `Bearer ${token}` };
 * const { status } = await fetch('https://api.exemplu.ro/validate-token', { headers });
 * if (status === 401 && token) expireSession(token);
 */
export function expireSession(token: string): void {
  if (getSession().token === token) endSession('expired');
}

/** A host's answer about a token. */
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
 * @example
 * import { validateToken } from '@vitrina/contract/calls/validate-token';
 * await startSession(async (token) => {
 *   const headers = { authorization: `Bearer ${token}` };
 *   const answer = await fetch(`https://api.exemplu.ro${validateToken.path}`, { headers });
 *   return { user: (await answer.json()).user };
 * });
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
  // Requests are aborted before `pagehide`.
  addEventListener('beforeunload', leave);
  onOtherTab(['token', 'user'], adoptOtherTab);
  const wait = () => staying(isLeft ? LEAVING_MS : SILENT_MS);
  const known =
    (takeReturn && (await read(takeReturn, null, wait))) ??
    (stored ? await read(() => validate(stored), stored, wait) : null);
  // Pages with this listener are not kept for the back button.
  removeEventListener('beforeunload', leave);
  // Another tab signed in or out meanwhile: its state is newer than this answer.
  if (readText('token') !== stored) return adoptStored(null);
  if (known) signIn(known.user, known.token);
  else forget();
}

/** How long another page may take to load, in ms. */
const LEAVING_MS = 20_000;
/** The same when `beforeunload` was not seen: it may have fired before this check. */
const SILENT_MS = 300;

/** Resolves if the page is not left after all. */
const staying = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    addEventListener('pagehide', () => clearTimeout(timer));
  });

/**
 * @param asked token to keep when the host sends none
 * @param wait resolves once it is clear that the page is not being left
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
    // Leaving a page aborts its requests, which says nothing about the token.
    if (error instanceof TypeError || error instanceof DOMException) await wait();
    return null;
  }
}

function forget(): void {
  remove('token');
  remove('user');
  set({ status: 'anonymous', user: null, token: null, ended: null });
}

/** Follows a session change in another tab. */
function adoptOtherTab(): void {
  const { status } = getSession();
  if (status === 'checking') return;
  const ended = readText(ENDED) === 'expired' ? 'expired' : 'other-tab';
  adoptStored(status === 'authenticated' ? ended : null);
}

/** Adopts another tab's stored session; without a complete one, this session `ended`. */
function adoptStored(ended: SessionEnd | null): void {
  const token = readText('token');
  const user = parseUser(readJson('user'));
  if (token && user) set({ status: 'authenticated', user, token, ended: null });
  else if (getSession().status !== 'anonymous') {
    set({ status: 'anonymous', user: null, token: null, ended });
  }
}
