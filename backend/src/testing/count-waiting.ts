import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** @returns the number of connections to this database that wait for a lock */
export const countWaiting = (db: Database): Promise<number> =>
  db.$count(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
