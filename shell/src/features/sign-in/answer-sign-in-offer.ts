import { getSession, signIn } from '@vitrina/shared-auth/session';
import { revokeToken, type SignInOffer, useSignInOffer } from './sign-in-offer.ts';

/** Replaces the current session by the offered one, and goes to the link's target. */
export function acceptSignIn({ user, token, target }: SignInOffer): void {
  useSignInOffer.setState({ offer: null });
  const { pathname, search, hash } = location;
  const left = getSession().token;
  signIn(user, token);
  if (left) void revokeToken(left);
  // Sign-in pages leave on their own once the session changes.
  if (target !== pathname + search + hash) location.replace(target);
}

/**
 * Ends the offered session at the host, because nobody uses it. Only without one-time tokens can a link
 * carry this browser's own session, which stays.
 */
export function declineSignIn({ token }: SignInOffer): void {
  useSignInOffer.setState({ offer: null });
  if (token !== getSession().token) void revokeToken(token);
}
