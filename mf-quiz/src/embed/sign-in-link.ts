/** A little less than the host's minute, for the way there. */
const LASTS_MS = 50_000;

let remembered: { token: string; until: number } | null = null;

/** Kept in this frame only: neither in storage nor in a message. */
export function rememberToken(token: string | null): void {
  remembered = token ? { token, until: Date.now() + LASTS_MS } : null;
}

/**
 * Where somebody signs in to the platform. The first time, while the token of their request lasts, it
 * offers the account to the browser, which asks; afterwards it is the sign-in page, which whoever
 * agreed passes.
 */
export function signInLink(shellOrigin: string): string {
  const url = new URL('/login', shellOrigin);
  if (remembered && Date.now() < remembered.until) url.searchParams.set('token', remembered.token);
  remembered = null;
  return url.href;
}
