import { hostCan, platformConfig } from '@vitrina/shared-auth/platform';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { create } from 'zustand';

/** A session that a link brought which was not begun here: it waits until the person agrees. */
export interface SignInOffer {
  user: SessionUser;
  token: string;
  /** Path, query and hash that the link named, which a guard may have left since. */
  target: string;
}

export const useSignInOffer = create<{ offer: SignInOffer | null }>(() => ({ offer: null }));

/** Tells the host that a session is over; where it takes no such word, the token runs out by itself. */
export async function revokeToken(token: string): Promise<void> {
  if (!hostCan('logout')) return;
  const url = `${platformConfig().apiOrigin}/api/auth/logout`;
  await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => {});
}
