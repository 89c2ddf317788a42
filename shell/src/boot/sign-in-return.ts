import { type SignInMark, takeSignInMark } from './sign-in-mark.ts';

/** A sign-in that comes back in the address. */
export interface SignInReturn {
  token: string;
  /** Null where this browser did not begin it: the person is asked before it is used. */
  mark: SignInMark | null;
  /** Path, query and hash that the link named, without the token; a guard may lead away from there. */
  target: string;
}

const RETURN = Symbol.for('vitrina.sign-in-return');
const page = globalThis as { [RETURN]?: SignInReturn | null };

/** Pages whose `?token=` is their own; it stays in the history entry, so that a reload still works. */
const TOKEN_PAGES: Readonly<Record<string, string>> = {
  '/reset-password': 'resetToken',
  '/confirm-email': 'verificationToken',
  '/order': 'orderKey',
  '/stock-alert': 'stockAlertKey',
};

/** Takes a token out of the address at once (docs/product.md#sign-in-return). */
export function takeSignInReturn(): SignInReturn | null {
  page[RETURN] = null;
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  // One that failed comes back too, and ends with that.
  const mark = token || url.searchParams.has('error') ? takeSignInMark() : null;
  if (!token) return null;
  url.searchParams.delete('token');
  const name = TOKEN_PAGES[url.pathname.replace(/(?<=.)\/+$/, '')];
  // `usr` is where the router keeps the state of a location.
  const state = name ? { ...history.state, usr: { [name]: token } } : history.state;
  // Whoever comes back with a token as well did not fail: what became of it is said by its check alone.
  if (!name) url.searchParams.delete('error');
  history.replaceState(state, '', url);
  if (!name) page[RETURN] = { token, mark, target: url.pathname + url.search + url.hash };
  return page[RETURN];
}

/** What the boot script took out of the address. */
export const signInReturn = (): SignInReturn | null => page[RETURN] ?? null;
