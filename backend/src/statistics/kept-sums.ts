import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { changes } from '../database/schema.ts';
import { type Days, type SummedOrders, sumOrders } from './sum-orders.ts';

/** Sooner than a change is deleted (an hour): until then none can be missed. */
const TRUSTED_MS = 10 * 60_000;
/** Periods that are kept. */
const MOST = 20;

interface Kept {
  version: string;
  at: number;
  sums: SummedOrders;
}

/**
 * Sums of periods, kept until an order changes: those of two busy years take the database a second.
 * Every process asks for the version of the orders each time, so that no answer is older than the call.
 */
export function createKeptSums(db: Connection): (days: Days) => Promise<SummedOrders> {
  const kept = new Map<string, Kept>();
  return async (days) => {
    const key = `${days.from ?? ''}/${days.to ?? ''}`;
    // Before the sums: if orders change in between, the next call finds another version.
    const version = await readOrdersVersion(db);
    const known = kept.get(key);
    if (known?.version === version && Date.now() - known.at < TRUSTED_MS) return known.sums;
    const at = Date.now();
    const sums = await sumOrders(db, days);
    kept.delete(key);
    kept.set(key, { version, at, sums });
    for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest);
    return sums;
  };
}

/** A change has no number when it is committed, and a higher one than all before from then on. */
async function readOrdersVersion(db: Connection): Promise<string> {
  const [row] = await db
    .select({
      last: sql<string | null>`max(${changes.number})`,
      unnumbered: sql<
        string | null
      >`string_agg(${changes.id}::text, ',' order by ${changes.id}) filter (where ${changes.number} is null)`,
    })
    .from(changes)
    .where(eq(changes.kind, 'order'));
  return `${row?.last ?? ''}:${row?.unnumbered ?? ''}`;
}
