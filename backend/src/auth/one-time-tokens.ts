import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Connection, type Database, inTransaction } from '../database/database.ts';
import { oneTimeTokens } from '../database/schema.ts';
import { findSession, type OneTimePurpose, type Session, startSession } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** It stands in an address bar, so it is worth something for a moment only. */
const LASTS_MS = 60_000;

/** A token for a query string, which validate-token exchanges once for a session (rulings 5). */
export async function issueOneTimeToken(
  db: Connection,
  userId: number,
  purpose: OneTimePurpose,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LASTS_MS);
  await db
    .insert(oneTimeTokens)
    .values({ tokenHash: hashToken(token), userId, purpose, expiresAt });
  return token;
}

/** Whose `token` is: one of a session, or a one-time token, which begins a session and is used up. */
export const findOrExchange = async (db: Database, token: string): Promise<Session | null> =>
  (await findSession(db, token)) ?? inTransaction(db, (tx) => exchange(tx, token));

async function exchange(tx: Connection, oneTimeToken: string): Promise<Session | null> {
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(oneTimeToken)),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (!used) return null;
  const token = await startSession(tx, used.userId);
  const session = await findSession(tx, token);
  return session && { ...session, exchange: { token, purpose: used.purpose } };
}

export const deleteExpiredOneTimeTokens = (db: Connection) =>
  db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`));
