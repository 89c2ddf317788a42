import type {
  GuestAnswers,
  GuestPlace,
  GuestSigns,
} from '@vitrina/contract/entities/guest-answers';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { generatePassword } from '../auth/generate-password.ts';
import { issueOneTimeToken } from '../auth/one-time-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { placeOf } from '../embeds/embeds-repository.ts';
import { findFirstSending } from '../http/repeated-request.ts';
import { startSession } from '../sessions/sessions.ts';
import { findAccountOf } from '../users/find-account-of.ts';
import type { UserRow } from '../users/user-answer.ts';
import { giveToGuest } from './give-to-guest.ts';
import { isAutomated } from './is-automated.ts';
import { findRequestByKey, insertRequest } from './website-requests-repository.ts';

/** Signs in a guest whose account was just created. */
interface GuestSignIn {
  user: UserRow;
  token: string;
  oneTimeToken: string;
}

/** Identifies a repeated request: the browser's own key, otherwise `sendingOf`. */
type Sent = ({ key: string } | { sending: string }) & {
  /** Whether the sender may be signed in. */
  signsIn: boolean;
};

/**
 * Stores a guest's request, creates the account and signs it in; the credentials are mailed. For an address
 * with an account it returns null, because typing an address proves nothing (docs/product.md#known-address):
 * the mail leads to the verification, after which the request is the account's. It also returns null to a
 * suspected script, whose request waits for staff, and to a page without an origin, although it creates the
 * account. A repeated request changes nothing and gets the first answer.
 */
export async function receiveGuestRequest(
  db: Database,
  config: Config,
  {
    email,
    phone: typedPhone,
    website,
    elapsedMs,
    embed,
    page,
    ref,
    ...answers
  }: GuestAnswers & GuestSigns & GuestPlace,
  sent: Sent,
): Promise<GuestSignIn | null> {
  const phone = normalizePhone(typedPhone);
  const password = generatePassword();
  // Hashed in any case, so that all paths take the same time.
  const passwordHash = await hashPassword(password);
  const heldAt = isAutomated(config, { website, elapsedMs }) ? new Date() : null;
  return inTransaction(db, async (tx) => {
    const firstAt = 'sending' in sent && (await findFirstSending(tx, sent.sending));
    if (firstAt) return sent.signsIn ? signInAgain(tx, email, firstAt) : null;
    const idempotencyKey = 'key' in sent ? sent.key : null;
    const place = await placeOf(tx, { embed, page, ref });
    const received = { userId: null, email, phone, answers, idempotencyKey, heldAt, ...place };
    const request = await insertRequest(tx, received);
    if (heldAt) return null;
    if (!request) return sent.signsIn ? signInByKey(tx, email, idempotencyKey) : null;
    const created = await giveToGuest(tx, config, request, { password, passwordHash });
    return created && sent.signsIn ? signIn(tx, created) : null;
  });
}

async function signIn(tx: Transaction, user: UserRow): Promise<GuestSignIn> {
  const token = await startSession(tx, user.id);
  const oneTimeToken = await issueOneTimeToken(tx, { userId: user.id, purpose: 'guest-request' });
  return { user, token, oneTimeToken };
}

/** How long the sender may repeat a request whose answer was lost. */
const REPEAT_MS = 15 * 60_000;

/** Answer to a request with a known key, which only the first one's browser has. */
async function signInByKey(
  tx: Transaction,
  email: string,
  idempotencyKey: string | null,
): Promise<GuestSignIn | null> {
  const request = idempotencyKey ? await findRequestByKey(tx, idempotencyKey) : undefined;
  const isInTime = request && Date.now() - request.createdAt.getTime() < REPEAT_MS;
  return isInTime ? signInAgain(tx, email, request.createdAt) : null;
}

/** Answer to a repeated request. */
async function signInAgain(
  tx: Transaction,
  email: string,
  firstAt: Date,
): Promise<GuestSignIn | null> {
  const user = await findAccountOf(tx, email, firstAt);
  return user && signIn(tx, user);
}
