import type { FastifyRequest } from 'fastify';
import { networkKey } from '../http/network-key.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Session } from '../sessions/sessions.ts';
import { isVerifiedAccount } from '../users/is-verified-account.ts';

/** Who wants to pay, as far as the bounds of holds look at it (docs/product.md#holds). */
export interface Payer {
  userId: number | null;
  isVerified: boolean;
  /** `networkKey`; '' where limits are off, and then no network is bounded. */
  network: string;
}

/** Nobody known, from nowhere known. */
export const STRANGER: Payer = { userId: null, isVerified: false, network: '' };

export const payerOf = (
  { isOn }: Pick<RateLimiter, 'isOn'>,
  session: Session | null,
  request: FastifyRequest,
): Payer => ({
  userId: session?.user.id ?? null,
  isVerified: session !== null && isVerifiedAccount(session.user),
  network: isOn ? networkKey(request) : '',
});
