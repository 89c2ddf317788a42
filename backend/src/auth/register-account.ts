import { normalizePhone } from '@vitrina/contract/rules/phone';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { accountCreated, alreadyRegistered } from '../mails/templates.ts';
import type { UserRow } from '../users/user-answer.ts';
import { insertUser } from '../users/users-repository.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './sessions.ts';

interface Registration {
  name: string;
  email: string;
  password: string;
  phone: string;
  address: string;
  county?: string | undefined;
  locality?: string | undefined;
  zip?: string | undefined;
}

/**
 * Creates an account and signs it in. For an address that already has one it answers null after the
 * same time, and the owner is told by mail (rulings 22).
 */
export async function registerAccount(
  db: Database,
  config: Config,
  { password, phone, ...person }: Registration,
): Promise<{ user: UserRow; token: string } | null> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const user = await insertUser(tx, {
      ...person,
      phone: normalizePhone(phone) ?? '',
      passwordHash,
    });
    if (!user) {
      await enqueueMail(tx, alreadyRegistered(config, { email: person.email }));
      return null;
    }
    await enqueueMail(tx, accountCreated(config, { email: user.email, name: user.name }));
    return { user, token: await startSession(tx, user.id) };
  });
}
