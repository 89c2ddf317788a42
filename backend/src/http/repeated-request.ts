import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { networkOf } from './network-of.ts';

/** Longer than a browser takes to resend a request after a broken connection. */
const REPEAT_MS = 60_000;

/**
 * Identifies a request by its content: the same for equal bodies from one session, or from one network and
 * browser without a session.
 * @param body as parsed by the contract
 */
export function sendingOf(request: FastifyRequest, body: object): string {
  const sender = request.token ?? `${networkOf(request)} ${request.headers['user-agent']}`;
  const sent = JSON.stringify([request.method, request.url, sender, body]);
  return createHash('sha256').update(sent).digest('base64url');
}

/**
 * Detects a request that a browser resent on its own (docs/product.md#repeated-request). Waits for one in
 * progress; a rolled-back one does not count. Stored as a rate limit row, which is deleted after its time.
 * @param sending from `sendingOf`
 * @returns when the first one was handled, to the millisecond of the rows it made; null for the first one
 */
export async function findFirstSending(tx: Transaction, sending: string): Promise<Date | null> {
  const key = `sent:${sending}`;
  const endsAt = sql`now() + ${REPEAT_MS} * interval '1 millisecond'`;
  const isFirst = await tx
    .insert(rateLimits)
    .values({ key, attempts: 1, windowEndsAt: endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { windowEndsAt: endsAt },
      setWhere: lte(rateLimits.windowEndsAt, sql`now()`),
    })
    .returning({ key: rateLimits.key });
  if (isFirst.length > 0) return null;
  const [first] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key));
  return first ? new Date(first.windowEndsAt.getTime() - REPEAT_MS) : null;
}
