import { hostCan, platformConfig } from '@vitrina/shared-auth/platform';
import { writeJson } from '@vitrina/shared-auth/storage';
import { SIGN_IN_MARK, type SignInMark } from '../../boot/sign-in-mark.ts';

/** Value of `error` in the host's redirect when Google refused. */
export const GOOGLE_FAILED = 'google_failed';

/** Return path of both forms; it reports failures and follows `next`. */
const RETURN_PATH = '/login';

/**
 * Address that starts the sign-in with Google by navigation. Marks the tab, so that the return is
 * recognised (docs/product.md#sign-in-return).
 */
export async function beginGoogleSignIn(search: string): Promise<string> {
  const next = new URLSearchParams(search).get('next');
  const redirect = next ? `${RETURN_PATH}?${new URLSearchParams({ next })}` : RETURN_PATH;
  const url = new URL('/api/auth/google/login', platformConfig().apiOrigin);
  url.searchParams.set('redirect', redirect);
  // Web cryptography exists on https and localhost only.
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
