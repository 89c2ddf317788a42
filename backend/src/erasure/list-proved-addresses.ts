import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { auditEntries, auditKeys } from '../database/schema.ts';
import type { UserRow } from '../users/user-answer.ts';

/**
 * Addresses the account's owner proved to be theirs, including former ones: the audit seals guest activity
 * under them. Only a verified address can be replaced, so the former one was verified, unless the same
 * change verified the account.
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
