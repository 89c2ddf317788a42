import type { GuestAnswers, GuestSigns } from '@vitrina/contract/entities/guest-answers';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { generatePassword } from '../auth/generate-password.ts';
import { issueOneTimeToken } from '../auth/one-time-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { issueVerification } from '../auth/verify-email.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { findFirstSending } from '../http/repeated-request.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { accountCreated } from '../mails/templates.ts';
import { startSession } from '../sessions/sessions.ts';
import { findAccountOf } from '../users/find-account-of.ts';
import type { UserRow } from '../users/user-answer.ts';
import { findUserByEmail, insertUser } from '../users/users-repository.ts';
import { isAutomated } from './is-automated.ts';
import { tellRequestReceived } from './tell-request-received.ts';
import { findRequestByKey, giveRequest, insertRequest } from './website-requests-repository.ts';

/** How a guest whose account was created goes on without signing in. */
interface GuestSignIn {
  user: UserRow;
  token: string;
  oneTimeToken: string;
}

/** By what a repeated request is recognised: the browser's own key, else `sendingOf`. */
type Sent = { key: string } | { sending: string };

/**
 * Stores a guest's request, creates the account and signs it in; the credentials go by mail. For an
 * address that already has an account null comes back: whoever typed the address is not signed in by
 * that (docs/product.md#known-address). The request is the account's once its address is verified,
 * and the mail leads there. The same comes back to a script, whose request is dropped. A repeated
 * request changes nothing and is answered as the first one was.
 */
export async function receiveGuestRequest(
  db: Database,
  config: Config,
  { email, phone: typedPhone, website, elapsedMs, ...answers }: GuestAnswers & GuestSigns,
  sent: Sent,
): Promise<GuestSignIn | null> {
  const phone = normalizePhone(typedPhone);
  const password = generatePassword();
  // Before it is known whether it will be needed: all ways take the same time.
  const passwordHash = await hashPassword(password);
  if (isAutomated(config, { website, elapsedMs })) return null;
  return inTransaction(db, async (tx) => {
    const contact = { email, phone };
    const firstAt = 'sending' in sent && (await findFirstSending(tx, sent.sending));
    if (firstAt) return signInAgain(tx, email, firstAt);
    const idempotencyKey = 'key' in sent ? sent.key : null;
    const request = await insertRequest(tx, { userId: null, ...contact, answers, idempotencyKey });
    if (!request) return signInByKey(tx, email, idempotencyKey);
    const created = await insertUser(tx, { ...contact, passwordHash });
    const account = created ?? (await findUserByEmail(tx, email));
    if (account && (created || account.emailVerifiedAt)) {
      await giveRequest(tx, request.id, account.id);
    }
    await tellRequestReceived(tx, config, { email, businessName: answers.businessName, account });
    if (!created) return null;
    const verification = await issueVerification(tx, created.id, email);
    await enqueueMail(tx, accountCreated(config, { email, name: '', password, verification }));
    return signIn(tx, created);
  });
}

async function signIn(tx: Transaction, user: UserRow): Promise<GuestSignIn> {
  const token = await startSession(tx, user.id);
  const oneTimeToken = await issueOneTimeToken(tx, { userId: user.id, purpose: 'guest-request' });
  return { user, token, oneTimeToken };
}

/** How long the sender of a request may ask again for an answer that did not arrive. */
const REPEAT_MS = 15 * 60_000;

/** The answer of a request with a key that was seen. Only the browser that sent the first one knows it. */
async function signInByKey(
  tx: Transaction,
  email: string,
  idempotencyKey: string | null,
): Promise<GuestSignIn | null> {
  const request = idempotencyKey ? await findRequestByKey(tx, idempotencyKey) : undefined;
  const isInTime = request && Date.now() - request.createdAt.getTime() < REPEAT_MS;
  return isInTime ? signInAgain(tx, email, request.createdAt) : null;
}

/** The answer of a repeated request. */
async function signInAgain(
  tx: Transaction,
  email: string,
  firstAt: Date,
): Promise<GuestSignIn | null> {
  const user = await findAccountOf(tx, email, firstAt);
  return user && signIn(tx, user);
}
