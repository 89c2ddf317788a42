import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leases } from './schema.ts';

/** Longest time that the work of a dead process stays undone. */
const LEASE_MS = 30_000;

/**
 * Runs `work` unless another process is running it. The lease is a row, renewed while `work` runs, so
 * neither a transaction nor a connection is held. A process that cannot renew in time is overtaken: `work`
 * must tolerate running twice.
 * @param name of the work, the same in all processes
 * @returns the result of `work`, or null when another process holds the lease
 */
export async function withLease<T>(
  db: Database,
  name: string,
  work: () => Promise<T>,
  leaseMs = LEASE_MS,
): Promise<T | null> {
  const holder = crypto.randomUUID();
  const leasedUntil = sql`now() + ${leaseMs} * interval '1 millisecond'`;
  const isOurs = and(eq(leases.name, name), eq(leases.holder, holder));
  const taken = await db
    .insert(leases)
    .values({ name, holder, leasedUntil })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, leasedUntil },
      setWhere: lte(leases.leasedUntil, sql`now()`),
    })
    .returning();
  if (taken.length === 0) return null;
  // Temporarily unreachable: the next renewal may succeed, or else the lease expires.
  const renew = () =>
    db
      .update(leases)
      .set({ leasedUntil })
      .where(isOurs)
      .catch(() => {});
  const timer = setInterval(renew, leaseMs / 3).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await db
      .delete(leases)
      .where(isOurs)
      .catch(() => {});
  }
}
