import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Runs a program in another process. After a kill it waits until PostgreSQL has noticed: until then, queries
 * that skip locked rows skip those of the dead process.
 * @param db the program's database, without other open transactions
 * @returns its output; null when it was killed
 */
export async function runUntilKilled(
  program: string,
  db: Database,
  args: readonly (string | number)[],
): Promise<string | null> {
  const child = spawn(process.execPath, [program, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (!child.signalCode) return output;
  while ((await countTransactions(db)) > 0) await wait(5);
  return null;
}

/** @returns the number of statements that a program of `die-before-statement.ts` counted; null when it was killed */
export const statementsIn = (output: string | null): number | null =>
  output === null ? null : Number(/statements (\d+)/.exec(output)?.[1]);

/** Open transactions of other connections to this database. */
const countTransactions = (db: Database): Promise<number> =>
  db.$count(sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and xact_start is not null and backend_type = 'client backend'`);
