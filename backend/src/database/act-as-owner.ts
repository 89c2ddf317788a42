import { sql } from 'drizzle-orm';
import { currentActor } from './actor.ts';
import type { Transaction } from './database.ts';

/**
 * From here on the audit names the owner of an account for what this transaction writes: they have just
 * shown that they are, without a session (a link of their mail, another provider's word).
 */
export async function actAsOwner(tx: Transaction, id: number): Promise<void> {
  const actor = { what: 'database', ...currentActor(), kind: 'person', id };
  await tx.execute(sql`select set_config('vitrina.actor', ${JSON.stringify(actor)}, true)`);
}
