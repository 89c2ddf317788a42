import { getSession, signIn } from '@vitrina/shared-auth/session';
import { revokeToken, type SignInOffer, useSignInOffer } from './sign-in-offer.ts';

/** Keeps the offered session instead of the one that was here, and goes where the link led. */
export function acceptSignIn({ user, token, target }: SignInOffer): void {
  useSignInOffer.setState({ offer: null });
  const { pathname, search, hash } = location;
  const left = getSession().token;
  signIn(user, token);
  if (left) void revokeToken(left);
  // Who follows the session leaves a sign-in page by itself.
  if (target !== pathname + search + hash) location.replace(target);
}

/**
 * The offered session ends at the host too: nobody uses it. Only where the host has no one-time
 * tokens a link can carry the session of this very browser, which stays.
 */
export function declineSignIn({ token }: SignInOffer): void {
  useSignInOffer.setState({ offer: null });
  if (token !== getSession().token) void revokeToken(token);
}
