import { normalizePhone } from '@vitrina/contract/rules/phone';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { tellKnownAddress } from '../mails/tell-known-address.ts';
import { accountCreated } from '../mails/templates.ts';
import { startSession } from '../sessions/sessions.ts';
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
 * Creates an account and signs it in. For an address that already has one it answers null after the
 * same time, and the owner is told by mail (docs/product.md#known-address).
 */
export async function registerAccount(
  db: Database,
  config: Config,
  { password, phone, device, ...person }: Registration,
): Promise<{ user: UserRow; token: string; deviceToken: string } | null> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
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
    const deviceToken = await rememberBrowser(tx, user.id, device);
    return { user, token: await startSession(tx, user.id), deviceToken };
  });
}
