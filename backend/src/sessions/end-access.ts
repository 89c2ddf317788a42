import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import {
  emailVerifications,
  knownBrowsers,
  oneTimeTokens,
  passwordResets,
  sessions,
  staffInvitations,
  uploadTickets,
  users,
} from '../database/schema.ts';

/** Everything that is, or can become, a session of an account; add new kinds of token here. */
const ACCESS: readonly (PgTable & { userId: PgColumn })[] = [
  oneTimeTokens,
  passwordResets,
  emailVerifications,
  knownBrowsers,
  uploadTickets,
];

/**
 * Ends everything that gives access to an account (docs/product.md#end-of-access), including the first
 * session: a repeated guest request signs in only while it exists.
 * @param keptSession hash of the token of a session that stays
 */
export async function endAccess(
  tx: Transaction,
  userId: number,
  { keptSession = '' } = {},
): Promise<void> {
  // Starting a session references this row: it has finished, or waits.
  const own = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptSession)));
  // It can be sent again: the inviter still sees it.
  await tx
    .update(staffInvitations)
    .set({ expiresAt: sql`now()` })
    .where(
      inArray(
        staffInvitations.email,
        own.map(({ email }) => email),
      ),
    );
  for (const table of ACCESS) await tx.delete(table).where(eq(table.userId, userId));
}
