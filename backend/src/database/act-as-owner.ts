import { sql } from 'drizzle-orm';
import { currentActor } from './actor.ts';
import type { Transaction } from './database.ts';

/**
 * From here on the audit attributes this transaction to the account's owner, who proved it without a
 * session (a mailed link, another provider).
 */
export async function actAsOwner(tx: Transaction, id: number): Promise<void> {
  const actor = { what: 'database', ...currentActor(), kind: 'person', id };
  await tx.execute(sql`select set_config('vitrina.actor', ${JSON.stringify(actor)}, true)`);
}
