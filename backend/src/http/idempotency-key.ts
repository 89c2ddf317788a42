import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Identifies a repeated request. Hashed with the sender, so that a key is useless to others and may have
 * any length.
 * @param sender account or address the request is for
 * @returns null when the caller sent no Idempotency-Key
 */
export function idempotencyKey(request: FastifyRequest, sender: string): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  return createHash('sha256').update(`${sender}\n${key}`).digest('hex');
}
