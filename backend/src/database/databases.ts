import { withClient } from './connections.ts';
import { sqlState } from './sql-errors.ts';

/*
 * Whole databases on the server at `adminUrl` (any database other than the named ones). Names come from
 * this program, never from people.
 */

/** Creates a database, optionally as a copy of `template` (which must have no connections). */
export const createDatabase = (adminUrl: string, name: string, template?: string): Promise<void> =>
  run(adminUrl, `create database ${quote(name)}${template ? ` template ${quote(template)}` : ''}`);

/** Drops a database and its connections, if it exists. */
export const dropDatabase = (adminUrl: string, name: string): Promise<void> =>
  run(adminUrl, `drop database if exists ${quote(name)} with (force)`);

/** Creates a database if it does not exist. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  try {
    await createDatabase(adminUrl, name);
  } catch (error) {
    if (sqlState(error) !== DUPLICATE_DATABASE) throw error;
  }
}

const DUPLICATE_DATABASE = '42P04';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const run = (adminUrl: string, statement: string): Promise<void> =>
  withClient({ connectionString: adminUrl }, async (client) => {
    await client.query(statement);
  });
