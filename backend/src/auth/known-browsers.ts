import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { knownBrowsers, users } from '../database/schema.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';

/** Renewed with each sign-in. */
const LASTS = '180 days';

/** Whether the account with this address was used in the browser that holds `token`. */
export async function isKnownBrowser(
  db: Connection,
  email: string,
  token: string,
): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(
      and(
        eq(users.email, email),
        eq(knownBrowsers.tokenHash, hashToken(token)),
        gt(knownBrowsers.expiresAt, sql`now()`),
      ),
    );
  return rows.length > 0;
}

/**
 * Remembers that an account is used in a browser.
 * @param kept token the browser already holds, for this or another account
 * @returns the token the browser keeps
 */
export async function rememberBrowser(
  db: Connection,
  userId: number,
  kept: string | undefined,
): Promise<string> {
  const token = kept ?? newToken();
  const expiresAt = sql`now() + ${LASTS}::interval`;
  await db
    .insert(knownBrowsers)
    .values({ tokenHash: hashToken(token), userId, expiresAt })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.tokenHash],
      set: { expiresAt },
    });
  return token;
}

export const deleteExpiredBrowsers = (db: Connection) =>
  db.delete(knownBrowsers).where(lt(knownBrowsers.expiresAt, sql`now()`));
