import { issueVerification } from '../auth/verify-email.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { accountCreated } from '../mails/templates.ts';
import type { UserRow } from '../users/user-answer.ts';
import { findUserByEmail, insertUser } from '../users/users-repository.ts';
import { tellRequestReceived } from './tell-request-received.ts';
import { giveRequest, type RequestRow } from './website-requests-repository.ts';

/**
 * Assigns a guest's request to the account of its address, if that is verified, and mails the guest.
 * Without an account it creates one and mails the password.
 * @returns the account if it was created
 */
export async function giveToGuest(
  tx: Transaction,
  config: Config,
  { id, email, phone, answers: { businessName } }: RequestRow,
  { password, passwordHash }: { password: string; passwordHash: string },
): Promise<UserRow | null> {
  const created = await insertUser(tx, { email, phone, passwordHash });
  const account = created ?? (await findUserByEmail(tx, email));
  if (account && (created || account.emailVerifiedAt)) await giveRequest(tx, id, account.id);
  await tellRequestReceived(tx, config, { email, businessName, account, byGuest: true });
  if (!created) return null;
  const verification = await issueVerification(tx, created.id, email);
  await enqueueMail(tx, accountCreated(config, { email, name: '', password, verification }));
  return created;
}
