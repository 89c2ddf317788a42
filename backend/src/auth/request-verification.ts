import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueBounded } from '../mails/enqueue-bounded.ts';
import { tellKnownAddress } from '../mails/tell-known-address.ts';
import { emailChangeAsked, verifyAddress } from '../mails/templates.ts';
import type { UserRow } from '../users/user-answer.ts';
import { findUserByEmail } from '../users/users-repository.ts';
import { issueVerification } from './verify-email.ts';

/** Per address, for all callers together. */
const MAILS_PER_DAY = 5;

/**
 * Sends the account's verification link, again or to a new address, which replaces the old one once the
 * link is used. Only the owner of that address learns whether it has an account already.
 * @throws HttpError `email_already_verified`: a verified address cannot be changed
 */
export async function requestVerification(
  db: Database,
  config: Config,
  user: UserRow,
  email: string,
): Promise<void> {
  if (user.emailVerifiedAt) throw new HttpError('email_already_verified');
  await inTransaction(db, async (tx) => {
    if (email !== user.email) {
      const notice = emailChangeAsked(config, user);
      await enqueueBounded(tx, config, notice, { perDay: 1 });
      const owner = await findUserByEmail(tx, email);
      if (owner) return tellKnownAddress(tx, config, email);
    }
    const token = await issueVerification(tx, user.id, email);
    const mail = verifyAddress(config, { email, token });
    await enqueueBounded(tx, config, mail, { perDay: MAILS_PER_DAY });
  });
}
