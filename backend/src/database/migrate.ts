import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { withClient } from './connections.ts';
import type { Connection } from './database.ts';

/** What `drizzle-kit generate` writes beside the SQL files. */
const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Any number, the same in every process: two that start together migrate one after the other. */
const MIGRATION_LOCK = 7_301_842;

/**
 * Brings the database up to date: all missing migrations of `folder` in one transaction, so that it
 * is either old or new. With a pooler between, give the direct address.
 * @param schema PostgreSQL schema that holds the list of those already applied
 */
export const migrate = (url: string, folder: string, schema = 'migrations'): Promise<void> =>
  withClient({ connectionString: url }, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create schema if not exists ${schema}`);
    await client.query(
      `create table if not exists ${schema}.applied (tag text primary key, at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ tag: string }>(`select tag from ${schema}.applied`);
    const applied = new Set(rows.map((row) => row.tag));
    for (const tag of tagsOf(folder).filter((tag) => !applied.has(tag))) {
      await client.query(readFileSync(join(folder, `${tag}.sql`), 'utf8'));
      await client.query(`insert into ${schema}.applied (tag) values ($1)`, [tag]);
    }
    await client.query('commit');
  });

/**
 * @returns the migrations of `folder` that the database lacks, as after an older copy was restored
 *   under a running process
 */
export async function listMissingMigrations(
  db: Connection,
  folder: string,
  schema = 'migrations',
): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(
    sql`select tag from ${sql.identifier(schema)}.applied`,
  );
  const applied = new Set(rows.map((row) => row.tag));
  return tagsOf(folder).filter((tag) => !applied.has(tag));
}

function tagsOf(folder: string): string[] {
  const file = join(folder, 'meta', '_journal.json');
  const { entries } = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  return entries.map((entry) => entry.tag);
}
