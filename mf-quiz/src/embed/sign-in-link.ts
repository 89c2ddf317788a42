/** A bit less than the host's minute, for the way there. */
const LASTS_MS = 50_000;

let remembered: { token: string; until: number } | null = null;

/** In memory only: neither in storage nor in a message. */
export function rememberToken(token: string | null): void {
  remembered = token ? { token, until: Date.now() + LASTS_MS } : null;
}

/**
 * Sign-in address. The first time, while the request's token lasts, it offers the account, after a
 * question; later it is the sign-in page, which passes on anyone already signed in.
 */
export function signInLink(shellOrigin: string): string {
  const url = new URL('/login', shellOrigin);
  if (remembered && Date.now() < remembered.until) url.searchParams.set('token', remembered.token);
  remembered = null;
  return url.href;
}
