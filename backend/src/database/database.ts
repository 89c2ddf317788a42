import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import { Pool } from 'pg';
import { retryable } from './retryable.ts';
import * as schema from './schema.ts';

type Schema = typeof schema;
export type Database = NodePgDatabase<Schema> & { $client: Pool };
export type Transaction = NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>;
/** What a repository needs: the database or a transaction of it. */
export type Connection = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** Connects lazily: an unreachable server shows with the first query. */
export function openDatabase(url: string, maxConnections = 10): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    application_name: 'vitrina',
  });
  // A connection that breaks while idle is replaced with the next query; without a listener it ends the process.
  pool.on('error', () => {});
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}

/** Runs `work` in a transaction, again from its beginning where the database asks for it. */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  retryable(() => db.transaction(work));
