import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { googleLinked } from '../../mails/templates.ts';
import { findUserByEmail, insertUser } from '../../users/users-repository.ts';
import { issueOneTimeToken } from '../one-time-tokens.ts';
import { endSessionsOf } from '../sessions.ts';
import type { Identity } from './identity-provider.ts';

/**
 * Finds the account of an identity, or creates it.
 * @returns a one-time token, or null where the provider does not vouch for the e-mail address
 */
export const signInWithGoogle = (
  { db, config }: { db: Database; config: Config },
  identity: Identity,
): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    const known = await findBySubject(tx, identity.subject);
    if (known) return issueOneTimeToken(tx, known, 'google');
    if (!identity.emailVerified || !identity.email) return null;
    const { email, subject, name } = identity;
    const created = await insertUser(tx, { email, name, googleSubject: subject });
    const userId = created?.id ?? (await link(tx, config, identity));
    return userId === null ? null : issueOneTimeToken(tx, userId, 'google');
  });

async function findBySubject(tx: Transaction, subject: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.googleSubject, subject));
  return row?.id ?? null;
}

/**
 * An account with this address is there already. Its password was perhaps set by somebody who does
 * not own the address, hoping for this moment: password and sessions end, a reset link brings a new one.
 */
async function link(
  tx: Transaction,
  config: Config,
  { email, subject }: Identity,
): Promise<number | null> {
  const account = await findUserByEmail(tx, email);
  if (!account || account.googleSubject) return null;
  await tx
    .update(users)
    .set({ googleSubject: subject, passwordHash: null })
    .where(eq(users.id, account.id));
  await endSessionsOf(tx, account.id);
  await enqueueMail(tx, googleLinked(config, account));
  return account.id;
}
