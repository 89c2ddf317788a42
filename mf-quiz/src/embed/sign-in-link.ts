/** A little less than the host's minute, for the way there. */
const LASTS_MS = 50_000;

let remembered: { token: string; until: number } | null = null;

/** Kept in this frame only: neither in storage nor in a message. */
export function rememberToken(token: string | null): void {
  remembered = token ? { token, until: Date.now() + LASTS_MS } : null;
}

/** Where somebody signs in to the platform: already signed in, while the token of their request lasts. */
export function signInLink(shellOrigin: string): string {
  const url = new URL('/login', shellOrigin);
  if (remembered && Date.now() < remembered.until) url.searchParams.set('token', remembered.token);
  return url.href;
}
