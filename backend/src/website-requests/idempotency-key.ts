import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * What a repeated sending is recognised by. Hashed with the sender, so that a key says nothing to
 * anybody else and its length does not matter.
 * @param sender who the request is for: an account or an address
 * @returns null where the caller sent no Idempotency-Key
 */
export function idempotencyKey(request: FastifyRequest, sender: string): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  return createHash('sha256').update(`${sender}\n${key}`).digest('hex');
}
