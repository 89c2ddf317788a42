import type { login } from '@vitrina/contract/calls/login';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Database, inTransaction } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { startSession } from '../sessions/sessions.ts';
import type { UserRow } from '../users/user-answer.ts';
import { findUserByEmail } from '../users/users-repository.ts';
import { isKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { verifyPassword } from './passwords.ts';

interface SignedIn {
  user: UserRow;
  token: string;
  deviceToken: string;
}

/**
 * Signs in with e-mail and password. Wrong passwords slow down their network, and then every browser the
 * account was never used in; known browsers have their own counter, so guessing elsewhere does not lock the
 * owner out (docs/product.md#wrong-passwords).
 * @throws HttpError `invalid_credentials`, `rate_limited`, `login_paused`
 */
export async function logIn(
  { db, limits }: { db: Database; limits: RateLimiter },
  { email, password, remember, device }: z.output<(typeof login)['body']>,
  network: string,
): Promise<SignedIn> {
  await limits.take('login-network', network);
  const isKnown = device !== undefined && (await isKnownBrowser(db, email, device));
  const [limit, subject] = isKnown
    ? (['login-browser', `${email} ${device}`] as const)
    : (['login-pair', `${email} ${network}`] as const);
  // First, so that what one network is refused does not use up everyone else's attempts.
  await limits.take(limit, subject);
  if (!isKnown && !(await limits.allows('login-account', email))) {
    throw new HttpError('login_paused');
  }
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash, password);
  if (!user || !matches) throw new HttpError('invalid_credentials');
  await limits.giveBack(limit, subject);
  if (!isKnown) await limits.giveBack('login-account', email);
  return inTransaction(db, async (tx) => {
    // Re-read: the password may have been replaced while it was compared.
    const [now] = await tx.select().from(users).where(eq(users.id, user.id)).for('share');
    if (now?.passwordHash !== user.passwordHash) throw new HttpError('invalid_credentials');
    const token = await startSession(tx, user.id, { remember });
    return { user, token, deviceToken: await rememberBrowser(tx, user.id, device) };
  });
}
