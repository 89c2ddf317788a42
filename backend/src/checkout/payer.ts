import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Session } from '../sessions/sessions.ts';
import { isVerifiedAccount } from '../users/is-verified-account.ts';

/** The payer, as far as the hold limits are concerned (docs/product.md#holds). */
export interface Payer {
  userId: number | null;
  isVerified: boolean;
  /** `networkKey`; '' when limits are off: no network is limited then. */
  network: string;
}

/** A payer with neither account nor network. */
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

/** Hash of the caller's network, for storage: no table contains people's addresses. */
const networkKey = (request: { ip: string }): string =>
  createHash('sha256').update(networkOf(request)).digest('base64url');
