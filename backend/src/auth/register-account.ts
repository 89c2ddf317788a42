import { normalizePhone } from '@vitrina/contract/rules/phone';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { findFirstSending } from '../http/repeated-request.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { tellKnownAddress } from '../mails/tell-known-address.ts';
import { accountCreated } from '../mails/templates.ts';
import { startSession } from '../sessions/sessions.ts';
import { findAccountOf } from '../users/find-account-of.ts';
import type { UserRow } from '../users/user-answer.ts';
import { insertUser } from '../users/users-repository.ts';
import { rememberBrowser } from './known-browsers.ts';
import { hashPassword } from './passwords.ts';
import { issueVerification } from './verify-email.ts';

interface Registration {
  name: string;
  email: string;
  password: string;
  phone: string;
  address: string;
  county?: string | undefined;
  locality?: string | undefined;
  zip?: string | undefined;
  device?: string | undefined;
}

/**
 * Creates an account and signs it in. For a known address it answers null after the same time, and mails
 * the owner (docs/product.md#known-address).
 * @param sending from `sendingOf`: a repeated request gets the first answer, without a mail
 */
export async function registerAccount(
  db: Database,
  config: Config,
  { password, phone, device, ...person }: Registration,
  sending: string,
): Promise<{ user: UserRow; token: string; deviceToken: string } | null> {
  const passwordHash = await hashPassword(password);
  const signIn = async (tx: Transaction, user: UserRow) => {
    const deviceToken = await rememberBrowser(tx, user.id, device);
    return { user, token: await startSession(tx, user.id), deviceToken };
  };
  return inTransaction(db, async (tx) => {
    const firstAt = await findFirstSending(tx, sending);
    if (firstAt) {
      const made = await findAccountOf(tx, person.email, firstAt);
      return made && signIn(tx, made);
    }
    const user = await insertUser(tx, {
      ...person,
      phone: normalizePhone(phone),
      passwordHash,
    });
    if (!user) {
      await tellKnownAddress(tx, config, person.email);
      return null;
    }
    const verification = await issueVerification(tx, user.id, user.email);
    await enqueueMail(tx, accountCreated(config, { ...user, verification }));
    return signIn(tx, user);
  });
}
