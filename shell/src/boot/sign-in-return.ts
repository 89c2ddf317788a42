import { type SignInMark, takeSignInMark } from './sign-in-mark.ts';

/** A sign-in returning through the address. */
export interface SignInReturn {
  token: string;
  /** Null when it did not begin in this browser: the person is asked before it is used. */
  mark: SignInMark | null;
  /** Path, query and hash of the link, without the token; a guard may redirect from there. */
  target: string;
}

const RETURN = Symbol.for('vitrina.sign-in-return');
const page = globalThis as { [RETURN]?: SignInReturn | null };

/** Pages that use `?token=` themselves; it stays in the history entry, so that a reload works. */
const TOKEN_PAGES: Readonly<Record<string, string>> = {
  '/reset-password': 'resetToken',
  '/confirm-email': 'verificationToken',
  '/order': 'orderKey',
  '/stock-alert': 'stockAlertKey',
};

/** Removes a token from the address at once (docs/product.md#sign-in-return). */
export function takeSignInReturn(): SignInReturn | null {
  page[RETURN] = null;
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  // A failed sign-in returns too, and uses up the mark.
  const mark = token || url.searchParams.has('error') ? takeSignInMark() : null;
  if (!token) return null;
  url.searchParams.delete('token');
  const name = TOKEN_PAGES[url.pathname.replace(/(?<=.)\/+$/, '')];
  // The router keeps a location's state under `usr`.
  const state = name ? { ...history.state, usr: { [name]: token } } : history.state;
  // With a token it did not fail: only the check's result counts.
  if (!name) url.searchParams.delete('error');
  history.replaceState(state, '', url);
  if (!name) page[RETURN] = { token, mark, target: url.pathname + url.search + url.hash };
  return page[RETURN];
}

/** What the boot script took from the address. */
export const signInReturn = (): SignInReturn | null => page[RETURN] ?? null;
