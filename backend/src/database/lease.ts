import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Runs `work` unless another process is just doing it. The lock belongs to a transaction, so it also
 * holds behind a pooler in transaction mode, and a process that dies gives it back at once. `work`
 * uses connections of its own.
 * @param name of the work; the same in all processes
 * @returns what `work` answered, or null when somebody else holds the lease
 */
export const withLease = <T>(
  db: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T | null> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`vitrina:${name}`}, 0)) as taken`,
    );
    return rows[0]?.taken ? await work() : null;
  });
