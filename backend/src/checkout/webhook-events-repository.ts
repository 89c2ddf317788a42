import { lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { webhookEvents } from '../database/schema.ts';

/** @returns false when the event was handled before; waits for one that is being handled */
export async function rememberEvent(
  tx: Transaction,
  { id, type }: { id: string; type: string },
): Promise<boolean> {
  const rows = await tx
    .insert(webhookEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return rows.length > 0;
}

/** The provider repeats an event for three days; a signature is valid for five minutes. */
export const deleteOldEvents = (db: Connection) =>
  db.delete(webhookEvents).where(lt(webhookEvents.handledAt, sql`now() - interval '30 days'`));
