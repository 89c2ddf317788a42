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

/** Everything that is, or could become, a session of an account; a new kind of token belongs here. */
const ACCESS: readonly (PgTable & { userId: PgColumn })[] = [
  oneTimeTokens,
  passwordResets,
  emailVerifications,
  knownBrowsers,
  uploadTickets,
];

/**
 * Ends everything that gives access to an account (docs/product.md#end-of-access). A repeated guest
 * request signs in only while the first session is there, so that ends too.
 * @param keptSession hash of the token of a session that goes on
 */
export async function endAccess(
  tx: Transaction,
  userId: number,
  { keptSession = '' } = {},
): Promise<void> {
  // Whoever is just beginning a session (it refers to this row) has either ended or comes later.
  const own = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptSession)));
  // It can be sent again: whoever invited them still sees it.
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
