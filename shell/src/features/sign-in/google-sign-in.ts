import { hostCan, platformConfig } from '@vitrina/shared-auth/platform';
import { writeJson } from '@vitrina/shared-auth/storage';
import { SIGN_IN_MARK, type SignInMark } from '../../boot/sign-in-mark.ts';

/** What the host adds as `error` to the address it sends back to when Google said no. */
export const GOOGLE_FAILED = 'google_failed';

/** Where both forms come back to; there a failure is said and `next` is followed. */
const RETURN_PATH = '/login';

/**
 * Address that starts the sign-in with Google: a navigation of the browser, not a call. A mark stays
 * in this tab, so that the return is known as this browser's own (docs/product.md#sign-in-return).
 */
export async function beginGoogleSignIn(search: string): Promise<string> {
  const next = new URLSearchParams(search).get('next');
  const redirect = next ? `${RETURN_PATH}?${new URLSearchParams({ next })}` : RETURN_PATH;
  const url = new URL('/api/auth/google/login', platformConfig().apiOrigin);
  url.searchParams.set('redirect', redirect);
  // Web cryptography is there on https and localhost only.
  const verifier = hostCan('exchange-token') && crypto.subtle ? newVerifier() : undefined;
  const mark: SignInMark = { begunAt: Date.now(), ...(verifier && { verifier }) };
  const isKept = writeJson(SIGN_IN_MARK, mark, 'tab');
  if (isKept && verifier) url.searchParams.set('challenge', await challengeOf(verifier));
  return url.href;
}

const newVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
