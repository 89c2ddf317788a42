import { inArray } from 'drizzle-orm';
import { markVerified } from '../../auth/verify-email.ts';
import type { Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { PEOPLE } from './people.ts';

/**
 * Verifies the demonstration's accounts in a database that was seeded before addresses were verified:
 * nobody can open a link that goes to an invented address. Does nothing where some of them are missing,
 * since then the others may be somebody's own.
 */
export async function verifyPeople(tx: Transaction): Promise<void> {
  const addresses = PEOPLE.map(({ email }) => email);
  const people = await tx.select().from(users).where(inArray(users.email, addresses));
  if (people.length < PEOPLE.length) return;
  for (const person of people.filter(({ emailVerifiedAt }) => emailVerifiedAt === null)) {
    await markVerified(tx, person);
  }
}
