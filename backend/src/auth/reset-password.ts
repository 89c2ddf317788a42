import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { actAsOwner } from '../database/act-as-owner.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../database/database.ts';
import { passwordResets, users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueBounded } from '../mails/enqueue-bounded.ts';
import { passwordReset } from '../mails/templates.ts';
import { endAccess } from '../sessions/end-access.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';
import { acceptInvitation, isInvitation } from '../staff-invitations/accept-invitation.ts';
import { findUserByEmail } from '../users/users-repository.ts';
import { rememberBrowser } from './known-browsers.ts';
import { hashPassword } from './passwords.ts';
import { markVerified } from './verify-email.ts';

/** Per account; the last link stays valid until midnight, when the next day's begin. */
const MAILS_PER_DAY = 10;

const inAnHour = sql`now() + interval '1 hour'`;
const atMidnight = sql`((now() at time zone 'Europe/Bucharest')::date + 1)::timestamp at time zone 'Europe/Bucharest'`;

/**
 * Mails a reset link to an address with an account; other addresses get nothing. Anybody can request links
 * for somebody, so the owner must be left with one that works.
 */
export const requestReset = (db: Database, config: Config, email: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    const token = newToken();
    const account = { email, name: user.name, token };
    const sent = await enqueueBounded(tx, config, passwordReset(config, account), {
      perDay: MAILS_PER_DAY,
      last: passwordReset(config, account, true),
      isOwned: user.emailVerifiedAt !== null,
    });
    if (sent === 'over') return;
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: sent === 'last' ? sql`greatest(${inAnHour}, ${atMidnight})` : inAnHour,
    });
  });

/**
 * Sets a new password once per link: a reset link, or a staff invitation, which is thereby accepted. Ends
 * every other way into the account and verifies the address, because the link was mailed to it.
 * @returns the token by which the browser is recognised at the next sign-in
 * @throws HttpError `reset_token_invalid`, `invitation_expired`
 */
export async function setNewPassword(
  db: Database,
  {
    token,
    newPassword,
    device,
  }: { token: string; newPassword: string; device?: string | undefined },
): Promise<string> {
  const isOpen = openReset(token);
  // Before hashing: a guess costs no 40 ms of work.
  const known = await db.select({ one: sql`1` }).from(passwordResets).where(isOpen);
  const isReset = known.length > 0;
  if (!isReset && !(await isInvitation(db, token))) throw new HttpError('reset_token_invalid');
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(db, async (tx) => {
    const userId = isReset ? await useReset(tx, isOpen) : await acceptInvitation(tx, token);
    if (userId === null) throw new HttpError('reset_token_invalid');
    await endAccess(tx, userId);
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    // The link was sent to this address; changing the address ends all links.
    if (user) await markVerified(tx, user, { passwordHash });
    return rememberBrowser(tx, userId, device);
  });
}

/** @returns the owner's id; null when the link was used meanwhile */
async function useReset(tx: Transaction, isOpen: SQL | undefined): Promise<number | null> {
  const [reset] = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(isOpen)
    .returning();
  if (!reset) return null;
  await actAsOwner(tx, reset.userId);
  return reset.userId;
}

const openReset = (token: string) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, sql`now()`),
  );

export const deleteExpiredResets = (db: Connection) =>
  db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
