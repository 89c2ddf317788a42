import type { FastifyRequest } from 'fastify';
import { type FormValue, parseForm } from './form-body.ts';
import { type PaymentIntent, publicPart } from './payment-intent.ts';
import { invalidRequest } from './stripe-error.ts';

export type Form = Record<string, FormValue>;

export const readForm = (request: FastifyRequest): Form => parseForm(String(request.body ?? ''));

export const readQuery = (request: FastifyRequest) =>
  request.query as Record<string, string | undefined>;

export const idempotencyKey = (request: FastifyRequest): string | undefined =>
  request.headers['idempotency-key'] as string | undefined;

/** Test keys only: a live key here is somebody's mistake. */
function requireKey(request: FastifyRequest): string {
  const key = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  if (/^(sk|pk|rk)_live_/.test(key)) {
    throw invalidRequest('The payments sandbox never accepts live keys.', { status: 401 });
  }
  if (!/^(sk|pk)_test_\w+$/.test(key)) {
    throw invalidRequest('Invalid API Key provided.', { status: 401 });
  }
  return key;
}

/** @throws StripeError */
export function requireSecretKey(request: FastifyRequest): void {
  if (requireKey(request).startsWith('sk_')) return;
  throw invalidRequest('This API call cannot be made with a publishable API key.', { status: 403 });
}

const noSuch = (kind: string, id: string, param: string) =>
  invalidRequest(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });

/** @throws StripeError when there is none */
export function requireFound<T extends object>(
  found: T | null,
  id: string,
  kind = 'payment_intent',
): T {
  if (found) return found;
  throw noSuch(kind, id, kind === 'payment_intent' ? 'intent' : 'id');
}

/**
 * The whole intent with the secret key; its public part with the publishable key and the client secret.
 * @throws StripeError
 */
export function seenBy(
  request: FastifyRequest,
  intent: PaymentIntent,
  clientSecret: string | undefined,
): object {
  if (requireKey(request).startsWith('sk_')) return intent;
  if (clientSecret !== intent.client_secret) throw noSuch('payment_intent', intent.id, 'intent');
  return publicPart(intent);
}
