import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { type ONE_TIME_TOKEN_PURPOSES, sessions, users } from '../database/schema.ts';
import type { UserRow } from '../users/user-answer.ts';
import { hashToken, newToken } from './tokens.ts';

export type OneTimePurpose = (typeof ONE_TIME_TOKEN_PURPOSES)[number];

export interface Session {
  user: UserRow;
  tokenHash: string;
  /** Where the caller came with a one-time token: what it was exchanged for. */
  exchange?: { token: string; purpose: OneTimePurpose };
}

const HOUR_MS = 3_600_000;
/** How long a sign-in lasts; `remember` lengthens it. */
const SESSION_MS = { short: 24 * HOUR_MS, remembered: 30 * 24 * HOUR_MS };

/** Starts a session. @returns its token, which is stored nowhere */
export async function startSession(
  db: Connection,
  userId: number,
  { remember = false } = {},
): Promise<string> {
  const token = newToken();
  const lasts = remember ? SESSION_MS.remembered : SESSION_MS.short;
  const expiresAt = new Date(Date.now() + lasts);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

export async function findSession(db: Connection, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  return row ? { user: row.user, tokenHash } : null;
}

export const endSession = (db: Connection, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

export const endSessionsOf = (db: Connection, userId: number) =>
  db.delete(sessions).where(eq(sessions.userId, userId));

export const deleteExpiredSessions = (db: Connection) =>
  db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
