import { platformConfig } from '@vitrina/shared-auth/platform';
import { signIn } from '@vitrina/shared-auth/session';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { create } from 'zustand';

/** A session that a link of another site brought: it waits until the person agrees. */
export interface SignInOffer {
  user: SessionUser;
  token: string;
  /** Path, query and hash that the link named, which a guard may have left since. */
  target: string;
}

export const useSignInOffer = create<{ offer: SignInOffer | null }>(() => ({ offer: null }));

/** Keeps the offered session and goes where the link led. */
export function acceptSignIn({ user, token, target }: SignInOffer): void {
  useSignInOffer.setState({ offer: null });
  const { pathname, search, hash } = location;
  signIn(user, token);
  // Who follows the session leaves a sign-in page by itself.
  if (target !== pathname + search + hash) location.replace(target);
}

/** The offered session ends at the host too: nobody uses it. */
export function declineSignIn({ token }: SignInOffer): void {
  useSignInOffer.setState({ offer: null });
  void revokeToken(token);
}

/** Tells the host that a session is over. One without this extension answers 404, and the token runs out. */
export async function revokeToken(token: string): Promise<void> {
  const url = `${platformConfig().apiOrigin}/api/auth/logout`;
  await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => {});
}
