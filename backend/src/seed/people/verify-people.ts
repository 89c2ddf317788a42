import { inArray } from 'drizzle-orm';
import { markVerified } from '../../auth/verify-email.ts';
import type { Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { PEOPLE } from './people.ts';

/**
 * Verifies the demonstration's accounts in a database seeded before addresses were verified: nobody reads
 * mail at fictional addresses. Does nothing when some accounts are missing, because the others may then be
 * real ones.
 */
export async function verifyPeople(tx: Transaction): Promise<void> {
  const addresses = PEOPLE.map(({ email }) => email);
  const people = await tx.select().from(users).where(inArray(users.email, addresses));
  if (people.length < PEOPLE.length) return;
  for (const person of people.filter(({ emailVerifiedAt }) => emailVerifiedAt === null)) {
    await markVerified(tx, person);
  }
}
