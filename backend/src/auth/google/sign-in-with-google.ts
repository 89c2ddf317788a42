import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { actAsOwner } from '../../database/act-as-owner.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { googleLinked } from '../../mails/templates.ts';
import { endAccess } from '../../sessions/end-access.ts';
import type { UserRow } from '../../users/user-answer.ts';
import { insertUser, lockUserByEmail } from '../../users/users-repository.ts';
import { issueOneTimeToken } from '../one-time-tokens.ts';
import { markVerified } from '../verify-email.ts';
import type { Identity } from './identity-provider.ts';

/**
 * Finds or creates the account of an identity.
 * @param challenge of the browser that began the sign-in, for the one-time token
 * @returns a one-time token; null when the provider does not vouch for the e-mail address
 */
export const signInWithGoogle = (
  { db, config }: { db: Database; config: Config },
  identity: Identity,
  challenge: string | null,
): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    const user = await findOrCreate(tx, config, identity);
    if (!user) return null;
    await actAsOwner(tx, user.id);
    // The provider does not vouch for an address that was changed since.
    if (identity.emailVerified && identity.email === user.email) await markVerified(tx, user);
    return issueOneTimeToken(tx, { userId: user.id, purpose: 'google', challenge });
  });

async function findOrCreate(
  tx: Transaction,
  config: Config,
  identity: Identity,
): Promise<UserRow | null> {
  const { email, emailVerified, subject, name } = identity;
  // Locked, so a concurrent erasure leaves nothing to sign in to.
  const [known] = await tx
    .select()
    .from(users)
    .where(eq(users.googleSubject, subject))
    .for('no key update');
  if (known) return known;
  if (!emailVerified || !email) return null;
  const created = await insertUser(tx, { email, name, googleSubject: subject });
  return created ?? link(tx, config, identity);
}

/**
 * Links an existing account with this address. Somebody else may have registered it and set a password in
 * the hope of this moment, so every other way in ends; a reset link sets a new password.
 */
async function link(
  tx: Transaction,
  config: Config,
  { email, subject }: Identity,
): Promise<UserRow | null> {
  const account = await lockUserByEmail(tx, email);
  if (!account || account.googleSubject) return null;
  await actAsOwner(tx, account.id);
  await endAccess(tx, account.id);
  await tx
    .update(users)
    .set({ googleSubject: subject, passwordHash: null })
    .where(eq(users.id, account.id));
  await enqueueMail(tx, googleLinked(config, account));
  return account;
}
