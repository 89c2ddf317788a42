import type { GuestAnswers, GuestSigns } from '@vitrina/contract/entities/guest-answers';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { generatePassword } from '../auth/generate-password.ts';
import { issueOneTimeToken } from '../auth/one-time-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { issueVerification } from '../auth/verify-email.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { accountCreated } from '../mails/templates.ts';
import { hasFirstSession, startSession } from '../sessions/sessions.ts';
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

/**
 * Stores a guest's request, creates the account and signs it in; the credentials go by mail. For an
 * address that already has an account null comes back: whoever typed the address is not signed in by
 * that (docs/product.md#known-address). The request is the account's once its address is verified,
 * and the mail leads there. The same comes back to a script, whose request is dropped. A request with a key that was seen changes nothing and is
 * answered as the first one was.
 */
export async function receiveGuestRequest(
  db: Database,
  config: Config,
  { email, phone: typedPhone, website, elapsedMs, ...answers }: GuestAnswers & GuestSigns,
  idempotencyKey: string | null,
): Promise<GuestSignIn | null> {
  const phone = normalizePhone(typedPhone);
  const password = generatePassword();
  // Before it is known whether it will be needed: all ways take the same time.
  const passwordHash = await hashPassword(password);
  if (isAutomated(config, { website, elapsedMs })) return null;
  return inTransaction(db, async (tx) => {
    const contact = { email, phone };
    const request = await insertRequest(tx, { userId: null, ...contact, answers, idempotencyKey });
    if (!request) return signInAgain(tx, email, idempotencyKey);
    const created = await insertUser(tx, { ...contact, passwordHash });
    const account = created ?? (await findUserByEmail(tx, email));
    if (account && (created || account.emailVerifiedAt)) {
      await giveRequest(tx, request.id, account.id);
    }
    const { businessName } = answers;
    await tellRequestReceived(tx, config, { email, businessName, account, byGuest: true });
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

/**
 * The answer of a repeated request. Only the browser that sent the first one knows its key; it is
 * signed in again if that one created the account, which then has the same time of creation, and as
 * long as the session that it began is there: it ends with every other access.
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
  const isInTime = isItsAccount && Date.now() - at < REPEAT_MS;
  return isInTime && (await hasFirstSession(tx, user.id)) ? signIn(tx, user) : null;
}
