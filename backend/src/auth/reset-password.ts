import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { type Connection, type Database, inTransaction } from '../database/database.ts';
import { passwordResets, users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { passwordReset } from '../mails/templates.ts';
import { findUserByEmail } from '../users/users-repository.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const LASTS_MS = 3_600_000;

/** Sends a reset link to an address that has an account; another address gets nothing. */
export const requestReset = (db: Database, config: Config, email: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    const token = newToken();
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: new Date(Date.now() + LASTS_MS),
    });
    await enqueueMail(tx, passwordReset(config, { email, name: user.name, token }));
  });

/**
 * Sets a new password, once for each link, and signs the account out everywhere; its other links
 * end too.
 * @throws HttpError `reset_token_invalid`
 */
export async function resetPassword(
  db: Database,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const isOpen = openReset(token);
  // Before the hash is made: a guess costs no 40 ms of work.
  const known = await db.select({ one: sql`1` }).from(passwordResets).where(isOpen);
  if (known.length === 0) throw new HttpError('reset_token_invalid');
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    const [reset] = await tx
      .update(passwordResets)
      .set({ usedAt: sql`now()` })
      .where(isOpen)
      .returning();
    if (!reset) throw new HttpError('reset_token_invalid');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, reset.userId));
    await tx
      .update(passwordResets)
      .set({ usedAt: sql`now()` })
      .where(and(eq(passwordResets.userId, reset.userId), isNull(passwordResets.usedAt)));
    await endSessionsOf(tx, reset.userId);
  });
}

const openReset = (token: string) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, sql`now()`),
  );

export const deleteExpiredResets = (db: Connection) =>
  db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
