import type { Transaction } from '../database/database.ts';
import { hasFirstSession } from '../sessions/sessions.ts';
import type { UserRow } from './user-answer.ts';
import { findUserByEmail } from './users-repository.ts';

/**
 * The account that an earlier request made, for whoever sends that request again: it has the request's
 * own time of creation, and the session that began with it is still there: that ends with every other access.
 * @param at when the request was handled
 */
export async function findAccountOf(
  tx: Transaction,
  email: string,
  at: Date,
): Promise<UserRow | null> {
  const user = await findUserByEmail(tx, email);
  const isItsOwn = user?.createdAt.getTime() === at.getTime();
  return user && isItsOwn && (await hasFirstSession(tx, user.id)) ? user : null;
}
