import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { networkOf } from './network-of.ts';

/** Longer than a browser takes to send a request again whose connection broke. */
const REPEAT_MS = 60_000;

/**
 * Name of what somebody sends: the same for the same body from the same session, or without one from
 * the same network and browser.
 * @param body as the contract read it
 */
export function sendingOf(request: FastifyRequest, body: object): string {
  const sender = request.token ?? `${networkOf(request)} ${request.headers['user-agent']}`;
  const sent = JSON.stringify([request.method, request.url, sender, body]);
  return createHash('sha256').update(sent).digest('base64url');
}

/**
 * Recognises a request that a browser sends again by itself (docs/product.md#repeated-request). One
 * that is just being handled is waited for; what rolls back was never sent. Its row is one of the
 * limits: rubbish after its time.
 * @param sending from `sendingOf`
 * @returns when the first one was handled, to the millisecond of the rows that it made; null for the first one
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
