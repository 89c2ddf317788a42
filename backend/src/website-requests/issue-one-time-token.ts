import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { oneTimeTokens } from '../database/schema.ts';

const LASTS_MS = 60_000;

/** A token that validate-token exchanges once, within a minute, for a session of this person. */
export async function issueOneTimeToken(tx: Transaction, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(oneTimeTokens).values({
    tokenHash: createHash('sha256').update(token).digest('hex'),
    userId,
    purpose: 'guest-request',
    expiresAt: new Date(Date.now() + LASTS_MS),
  });
  return token;
}
