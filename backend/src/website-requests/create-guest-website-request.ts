import type { GuestAnswers, GuestSigns } from '@vitrina/contract/entities/guest-answers';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { generatePassword } from '../auth/generate-password.ts';
import { issueOneTimeToken } from '../auth/one-time-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { startSession } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { accountCreated } from '../mails/templates.ts';
import { requestReceived } from '../mails/website-mails.ts';
import type { UserRow } from '../users/user-answer.ts';
import { findUserByEmail, insertUser } from '../users/users-repository.ts';
import { isAutomated } from './is-automated.ts';
import { findRequestByKey, giveRequest, insertRequest } from './website-requests-repository.ts';

/** How a guest whose account was created goes on without signing in. */
export interface GuestSignIn {
  user: UserRow;
  token: string;
  oneTimeToken: string;
}

/**
 * Stores a guest's request, creates the account and signs it in; the credentials go by mail. For an
 * address that already has an account the request becomes its owner's, who is told by mail, and null
 * comes back: whoever typed the address is not signed in by that (rulings 22). The same comes back to
 * a script, whose request is dropped. A request with a key that was seen changes nothing and is
 * answered as the first one was.
 */
export async function createGuestWebsiteRequest(
  db: Database,
  config: Config,
  { email, phone: typedPhone, website, elapsedMs, ...answers }: GuestAnswers & GuestSigns,
  idempotencyKey: string | null,
): Promise<GuestSignIn | null> {
  const phone = normalizePhone(typedPhone) ?? typedPhone;
  const password = generatePassword();
  // Before it is known whether it will be needed: all ways take the same time.
  const passwordHash = await hashPassword(password);
  if (isAutomated(config, { website, elapsedMs })) return null;
  return inTransaction(db, async (tx) => {
    const contact = { email, phone };
    const request = await insertRequest(tx, { userId: null, ...contact, answers, idempotencyKey });
    if (!request) return signInAgain(tx, email, idempotencyKey);
    const created = await insertUser(tx, { ...contact, passwordHash });
    const owner = created ?? (await findUserByEmail(tx, email));
    if (owner) await giveRequest(tx, request.id, owner.id);
    await enqueueMail(tx, requestReceived(config, { email, businessName: answers.businessName }));
    if (!created) return null;
    await enqueueMail(tx, accountCreated(config, { email, name: '', password }));
    return signIn(tx, created);
  });
}

async function signIn(tx: Transaction, user: UserRow): Promise<GuestSignIn> {
  const token = await startSession(tx, user.id);
  return { user, token, oneTimeToken: await issueOneTimeToken(tx, user.id, 'guest-request') };
}

/** How long the sender of a request may ask again for an answer that did not arrive. */
const REPEAT_MS = 15 * 60_000;

/**
 * The answer of a repeated request. Only the browser that sent the first one knows its key; it is
 * signed in again if that one created the account, which then has the same time of creation.
 */
async function signInAgain(
  tx: Transaction,
  email: string,
  idempotencyKey: string | null,
): Promise<GuestSignIn | null> {
  const user = await findUserByEmail(tx, email);
  const request = idempotencyKey ? await findRequestByKey(tx, idempotencyKey) : undefined;
  if (!user || !request) return null;
  const at = request.createdAt.getTime();
  const isItsAccount = at === user.createdAt.getTime() && request.userId === user.id;
  return isItsAccount && Date.now() - at < REPEAT_MS ? signIn(tx, user) : null;
}
