import { platformConfig } from '@vitrina/shared-auth/platform';

/** What the host adds as `error` to the address it sends back to when Google said no. */
export const GOOGLE_FAILED = 'google_failed';

/** Where both forms come back to (spec section 7); there a failure is said and `next` is followed. */
const RETURN_PATH = '/login';

/** Address that starts the sign-in with Google: a navigation of the browser, not a call. */
export function googleSignInUrl(search: string): string {
  const next = new URLSearchParams(search).get('next');
  const redirect = next ? `${RETURN_PATH}?${new URLSearchParams({ next })}` : RETURN_PATH;
  const url = new URL('/api/auth/google/login', platformConfig().apiOrigin);
  url.searchParams.set('redirect', redirect);
  return url.href;
}
