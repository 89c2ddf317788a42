import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { currentActor } from './actor.ts';
import { openPool } from './connections.ts';
import { retryable } from './retryable.ts';
import * as schema from './schema.ts';
import { isUnreachable } from './sql-errors.ts';

type Schema = typeof schema;
export type Database = NodePgDatabase<Schema> & { $client: Pool };
/** A transaction; only `inTransaction` makes one. */
export type Transaction = Omit<NodePgDatabase<Schema>, 'transaction'> & { [isTransaction]: true };
const isTransaction = Symbol('transaction');
/** What a repository needs: the database or one of its transactions. */
export type Connection = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** Connects lazily: an unreachable server shows at the first query. */
export function openDatabase(url: string, maxConnections = 10): OpenDatabase {
  const pool = openPool({
    connectionString: url,
    max: maxConnections,
    application_name: 'vitrina',
  });
  return { db: drizzle(pool, OPTIONS), pool, close: () => pool.end() };
}

const OPTIONS = { schema, casing: 'snake_case' } as const;

/** Runs `work` in a transaction, and again when the database asks for a retry. */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  retryable(() => transactionOnce(db, work));

/**
 * One attempt. `db.transaction` is not used: it leaks the connection when `begin` fails, so a pool with
 * broken connections would never recover.
 */
async function transactionOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let isBroken = false;
  try {
    return await between(client, () => work(boundTo(client)));
  } catch (error) {
    isBroken = isUnreachable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

async function between<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query(begin(client));
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Sets the audit's actor (migration 0013) in the same round trip. */
function begin(client: PoolClient): string {
  const actor = currentActor();
  return actor
    ? `begin; set local vitrina.actor = ${client.escapeLiteral(JSON.stringify(actor))}`
    : 'begin';
}

/** One per connection: drizzle's preparations for the schema are made once. */
const bound = new WeakMap<PoolClient, Transaction>();

function boundTo(client: PoolClient): Transaction {
  const known = bound.get(client);
  if (known) return known;
  const made = Object.assign(drizzle(client, OPTIONS), { [isTransaction]: true } as const);
  bound.set(client, made);
  return made;
}
