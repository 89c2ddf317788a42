import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { sessions, users } from '../database/schema.ts';
import { hashToken, newToken } from './tokens.ts';

export interface Session {
  user: typeof users.$inferSelect;
  tokenHash: string;
  /** The session's token, when the caller exchanged a one-time token. */
  exchanged?: string;
}

const HOUR_MS = 3_600_000;
/** Lifetime of a session; `remember` lengthens it. */
const SESSION_MS = { short: 24 * HOUR_MS, remembered: 30 * 24 * HOUR_MS };

/** Starts a session. @returns its token, which is not stored */
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

/** Neither expired nor of an erased account: a sign-in may finish after the erasure. */
const isLive = () => and(gt(sessions.expiresAt, sql`now()`), isNull(users.erasedAt));

export async function findSession(db: Connection, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLive()));
  return row ? { user: row.user, tokenHash } : null;
}

/** The live ones of these sessions, by token hash. */
export async function findLiveSessions(
  db: Connection,
  tokenHashes: readonly string[],
): Promise<Map<string, Session>> {
  const rows = await db
    .select({ user: users, tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), isLive()));
  return new Map(rows.map((row) => [row.tokenHash, row]));
}

export const endSession = (db: Connection, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Whether the session created with the account still exists. */
export async function hasFirstSession(db: Connection, userId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    // Compared in the database, whose times are finer than milliseconds.
    .where(and(eq(users.id, userId), eq(sessions.createdAt, users.createdAt)));
  return rows.length > 0;
}

export const deleteExpiredSessions = (db: Connection) =>
  db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
