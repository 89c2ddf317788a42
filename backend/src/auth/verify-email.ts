import { VERIFICATION_DAYS } from '@vitrina/contract/constants';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { actAsOwner } from '../database/act-as-owner.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../database/database.ts';
import {
  emailVerifications,
  orders,
  users,
  websiteRequests,
  withdrawals,
} from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { endAccess } from '../sessions/end-access.ts';
import { type Session, startSession } from '../sessions/sessions.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';
import type { UserRow } from '../users/user-answer.ts';
import { findUserByEmail } from '../users/users-repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** @returns the token of a link that is mailed to `email` only */
export async function issueVerification(
  tx: Connection,
  userId: number,
  email: string,
): Promise<string> {
  const token = newToken();
  const expiresAt = sql`now() + ${VERIFICATION_DAYS} * interval '1 day'`;
  await tx
    .insert(emailVerifications)
    .values({ tokenHash: hashToken(token), userId, email, expiresAt });
  return token;
}

/** Marks the address as the account's own: guests' rows under it join the account. */
export async function markVerified(
  tx: Transaction,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  more: Partial<Pick<UserRow, 'passwordHash'>> = {},
) {
  await tx
    .update(users)
    .set({ ...more, email, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(eq(users.id, id));
  for (const table of [websiteRequests, orders, withdrawals]) {
    const isOpen = table === websiteRequests ? isNull(websiteRequests.heldAt) : undefined;
    const isTheirs = and(isNull(table.userId), eq(sql`lower(${table.email})`, email));
    await tx.update(table).set({ userId: id }).where(and(isTheirs, isOpen));
  }
}

/** The verified owner of an address, if any: new rows under it belong to them at once. */
export async function findVerifiedOwner(db: Connection, email: string): Promise<UserRow | null> {
  const user = await findUserByEmail(db, email.toLowerCase());
  return user?.emailVerifiedAt ? user : null;
}

interface Proof {
  token: string;
  /** The account's password, or the one to set. */
  password?: string | undefined;
  newPassword?: string | undefined;
}

/**
 * Verifies the address that a link was sent to. The link proves who reads the mail, not who owns the
 * account: somebody else may have registered the address and wait for this click. So the caller must be
 * signed in to the account, know its password, or replace it; every other way in ends
 * (docs/product.md#verified-address).
 * @returns the account, and a session token for a caller without a session
 * @throws HttpError `verification_invalid`, `password_needed`, `password_wrong`
 */
export async function verifyEmail(
  db: Database,
  { token, password, newPassword }: Proof,
  session: Session | null,
): Promise<{ user: UserRow; token: string | null }> {
  const isOpen = and(
    eq(emailVerifications.tokenHash, hashToken(token)),
    gt(emailVerifications.expiresAt, sql`now()`),
  );
  const [known] = await db
    .select({ user: users })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(isOpen);
  if (!known) throw new HttpError('verification_invalid');
  const { user } = known;
  const own = session?.user.id === user.id ? session : null;
  if (!own && newPassword === undefined) {
    if (password === undefined) throw new HttpError('password_needed');
    if (!(await verifyPassword(user.passwordHash, password))) throw new HttpError('password_wrong');
  }
  const passwordHash = !own && newPassword !== undefined ? await hashPassword(newPassword) : null;
  return inTransaction(db, async (tx) => {
    const [link] = await tx.delete(emailVerifications).where(isOpen).returning();
    if (!link) throw new HttpError('verification_invalid');
    const owner = await findUserByEmail(tx, link.email);
    if (owner && owner.id !== user.id) throw new HttpError('verification_invalid');
    await endAccess(tx, user.id, own ? { keptSession: own.tokenHash } : {});
    await actAsOwner(tx, user.id);
    const address = { id: user.id, email: link.email };
    await markVerified(tx, address, passwordHash ? { passwordHash } : {});
    const verified = await findUserByEmail(tx, link.email);
    if (!verified) throw new Error('The verified account is gone.');
    return { user: verified, token: own ? null : await startSession(tx, user.id) };
  });
}

export const deleteExpiredVerifications = (db: Connection) =>
  db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, sql`now()`));
