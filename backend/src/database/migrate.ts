import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { withClient } from './connections.ts';
import type { Connection } from './database.ts';

/** Written by `drizzle-kit generate` beside the SQL files. */
const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Arbitrary, but the same in every process, which serialises migrations. */
const MIGRATION_LOCK = 7_301_842;

/**
 * Applies all missing migrations of `folder` in one transaction. Behind a pooler, give the direct address.
 * @param schema PostgreSQL schema of the list of applied migrations
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
 * @returns migrations of `folder` that the database lacks, e.g. after an older backup was restored under a
 *   running process
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
