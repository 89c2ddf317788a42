import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { versions } from './schema.ts';

/**
 * The next number of a series, from 1. Locks its row until the transaction ends, so numbers have no gaps: a
 * rolled-back number is used next.
 */
export async function nextNumber(
  tx: Transaction,
  series: 'credit-note' | 'commission-correction',
): Promise<number> {
  const [row] = await tx
    .insert(versions)
    .values({ name: series, version: 1 })
    .onConflictDoUpdate({ target: versions.name, set: { version: sql`${versions.version} + 1` } })
    .returning({ version: versions.version });
  if (!row) throw new Error('There is no next number.');
  return row.version;
}
