import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Connection, type Database, inTransaction } from '../database/database.ts';
import { type ONE_TIME_TOKEN_PURPOSES, oneTimeTokens } from '../database/schema.ts';
import { findSession, type Session, startSession } from '../sessions/sessions.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';

/** Short-lived, because it appears in an address bar. */
const LASTS_MS = 60_000;

interface NewOneTimeToken {
  userId: number;
  purpose: (typeof ONE_TIME_TOKEN_PURPOSES)[number];
  /** Challenge of the browser that began the sign-in; only its verifier redeems the token. */
  challenge?: string | null;
}

/** A token for a query string, exchanged once for a session (docs/product.md#sign-in-return). */
export async function issueOneTimeToken(db: Connection, values: NewOneTimeToken): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LASTS_MS);
  await db.insert(oneTimeTokens).values({ ...values, tokenHash: hashToken(token), expiresAt });
  return token;
}

/**
 * Resolves `token` for callers that know only the specification: a session token, or a one-time token
 * issued without a challenge, which starts a session and is used up.
 */
export const findOrExchange = async (db: Database, token: string): Promise<Session | null> =>
  (await findSession(db, token)) ??
  exchange(db, token, and(isNull(oneTimeTokens.challenge), eq(oneTimeTokens.purpose, 'google')));

/**
 * Exchanges a one-time token for a session; a session token is not accepted.
 * @param verifier of the browser that began the sign-in. It must match the challenge, and be absent when
 *   there was none, so that nobody is signed in by another browser's token
 */
export const redeem = (
  db: Database,
  token: string,
  verifier: string | undefined,
): Promise<Session | null> =>
  exchange(
    db,
    token,
    verifier === undefined
      ? isNull(oneTimeTokens.challenge)
      : eq(oneTimeTokens.challenge, challengeOf(verifier)),
  );

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

const exchange = (db: Database, token: string, fits: SQL | undefined): Promise<Session | null> =>
  inTransaction(db, async (tx) => {
    const [used] = await tx
      .update(oneTimeTokens)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(oneTimeTokens.tokenHash, hashToken(token)),
          isNull(oneTimeTokens.usedAt),
          gt(oneTimeTokens.expiresAt, sql`now()`),
          fits,
        ),
      )
      .returning();
    if (!used) return null;
    const exchanged = await startSession(tx, used.userId);
    const session = await findSession(tx, exchanged);
    return session && { ...session, exchanged };
  });

export const deleteExpiredOneTimeTokens = (db: Connection) =>
  db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`));
