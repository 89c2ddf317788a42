import { withClient } from './connections.ts';
import { sqlState } from './sql-errors.ts';

/*
 * Databases as a whole, on a server reached by `adminUrl` (any database of it but the named ones).
 * Names come from this program, not from people.
 */

/** Creates a database, as a copy of `template` where one is given (nobody may be connected to that). */
export const createDatabase = (adminUrl: string, name: string, template?: string): Promise<void> =>
  run(adminUrl, `create database ${quote(name)}${template ? ` template ${quote(template)}` : ''}`);

/** Removes a database with whoever is connected to it; none by that name is fine. */
export const dropDatabase = (adminUrl: string, name: string): Promise<void> =>
  run(adminUrl, `drop database if exists ${quote(name)} with (force)`);

/** Creates a database unless it is there. */
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
