import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { auditKeys } from '../database/schema.ts';

interface ErasedPerson {
  userId?: number;
  /** Addresses proven to be theirs; guest activity is sealed under these. */
  emails?: readonly string[];
}

/**
 * Makes a person's sealed values unreadable for good; the entries stay. Must run last in the transaction
 * that erases the person: earlier writes still need the keys.
 * @returns the number of destroyed keys
 */
export async function destroyAuditKeys(
  tx: Transaction,
  { userId, emails = [] }: ErasedPerson,
): Promise<number> {
  const ofAccount = userId === undefined ? [] : [`user:${userId}`];
  const people = [...ofAccount, ...emails.map(keyOfAddress)];
  if (people.length === 0) return 0;
  const { rowCount } = await tx.delete(auditKeys).where(inArray(auditKeys.person, people));
  return rowCount ?? 0;
}

/** Same name as `audit_row` in the migrations. */
const keyOfAddress = (email: string): string =>
  `email:${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;
