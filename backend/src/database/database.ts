import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import type { Pool, PoolClient } from 'pg';
import { openPool } from './connections.ts';
import { retryable } from './retryable.ts';
import * as schema from './schema.ts';
import { isUnreachable } from './sql-errors.ts';

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
  const pool = openPool({
    connectionString: url,
    max: maxConnections,
    application_name: 'vitrina',
  });
  return { db: drizzle(pool, OPTIONS), pool, close: () => pool.end() };
}

const OPTIONS = { schema, casing: 'snake_case' } as const;

/** Runs `work` in a transaction, again from its beginning where the database asks for it. */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  retryable(() => transactionOnce(db, work));

/**
 * One attempt. Not `db.transaction`: that one keeps the connection for ever when `begin` fails, so
 * that a pool whose connections broke would never recover.
 */
async function transactionOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let isBroken = false;
  try {
    return await boundTo(client).transaction(work);
  } catch (error) {
    isBroken = isUnreachable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** One for each connection: what drizzle prepares for the schema is made once. */
const bound = new WeakMap<PoolClient, NodePgDatabase<Schema>>();

function boundTo(client: PoolClient): NodePgDatabase<Schema> {
  const known = bound.get(client);
  if (known) return known;
  const made = drizzle(client, OPTIONS);
  bound.set(client, made);
  return made;
}
