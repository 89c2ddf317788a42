import type { GuestAnswers } from '@vitrina/contract/entities/guest-answers';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { generatePassword } from '../auth/generate-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import { startSession } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { accountCreated, requestReceived } from '../mails/templates.ts';
import type { UserRow } from '../users/user-answer.ts';
import { findUserByEmail, insertUser } from '../users/users-repository.ts';
import { insertRequest } from './website-requests-repository.ts';

/**
 * Stores a guest's request, creates the account and signs it in; the credentials go by mail. For an
 * address that already has an account the request becomes its owner's, who is told by mail, and null
 * comes back: whoever typed the address is not signed in by that (rulings 22).
 */
export async function createGuestWebsiteRequest(
  db: Database,
  config: Config,
  { email, phone: typedPhone, ...answers }: GuestAnswers,
): Promise<{ user: UserRow; token: string } | null> {
  const phone = normalizePhone(typedPhone) ?? typedPhone;
  const password = generatePassword();
  // Before it is known whether it will be needed: both ways take the same time.
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const created = await insertUser(tx, { email, phone, passwordHash });
    const owner = created ?? (await findUserByEmail(tx, email));
    await insertRequest(tx, { userId: owner?.id ?? null, email, phone, answers });
    await enqueueMail(tx, requestReceived(config, { email, businessName: answers.businessName }));
    if (!created) return null;
    await enqueueMail(tx, accountCreated(config, { email, name: '', password }));
    return { user: created, token: await startSession(tx, created.id) };
  });
}
