import { hostCan, platformConfig } from '@vitrina/shared-auth/platform';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { create } from 'zustand';

/** A session from a link that did not begin here; waits until the person agrees. */
export interface SignInOffer {
  user: SessionUser;
  token: string;
  /** Path, query and hash of the link; a guard may have redirected since. */
  target: string;
}

export const useSignInOffer = create<{ offer: SignInOffer | null }>(() => ({ offer: null }));

/** Ends a session at the host; where that is not offered, the token expires. */
export async function revokeToken(token: string): Promise<void> {
  if (!hostCan('logout')) return;
  const url = `${platformConfig().apiOrigin}/api/auth/logout`;
  await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => {});
}
