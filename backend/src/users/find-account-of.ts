import type { Transaction } from '../database/database.ts';
import { hasFirstSession } from '../sessions/sessions.ts';
import type { UserRow } from './user-answer.ts';
import { findUserByEmail } from './users-repository.ts';

/**
 * The account created by an earlier request, for a sender who repeats it: it has the request's creation
 * time, and its first session still exists. That session ends when all access is ended.
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
