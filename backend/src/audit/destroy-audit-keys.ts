import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { auditKeys } from '../database/schema.ts';

interface ErasedPerson {
  userId?: number;
  /** Addresses that are proved to be theirs: under them lies what they did as a guest. */
  emails?: readonly string[];
}

/**
 * Makes the personal values in a person's entries unreadable for good; the entries stay. Last in the
 * transaction that erases them: what that one writes needs the keys too.
 * @returns how many keys were destroyed
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

/** As `audit_row` of the migrations names it. */
const keyOfAddress = (email: string): string =>
  `email:${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;
