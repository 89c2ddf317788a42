import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { auditEntries, auditKeys } from '../database/schema.ts';
import type { UserRow } from '../users/user-answer.ts';

/**
 * Addresses that an account's owner proved to be theirs, former ones included: under them lies what
 * the audit has of them as a guest. Only a verified address follows another, so the former one was
 * verified too unless the same change verified the account.
 */
export async function listProvedAddresses(
  tx: Transaction,
  { id, email, emailVerifiedAt }: UserRow,
): Promise<string[]> {
  const { rows } = await tx.execute<{ former: string }>(sql`
    select distinct opened -> 'before' ->> 'email' as former
    from ${auditEntries} as entry
    join ${auditKeys} as kept on kept.id = entry.key_id
    cross join lateral audit_open(entry.sealed, kept.key) as opened
    where entry.kind = 'user' and entry.subject_id = ${id} and entry.action = 'changed'
      and 'email' = any(entry.personal) and not entry.after ? 'email_verified_at'`);
  const former = rows.map((row) => row.former);
  return emailVerifiedAt ? [email, ...former] : former;
}
