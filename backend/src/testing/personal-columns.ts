import { sql } from 'drizzle-orm';
import { AUDITED_TABLES } from '../audit/audited-tables.ts';
import type { Connection } from '../database/database.ts';
import { KNOWN } from './insert-known-person.ts';

const PERSONAL = Object.entries(AUDITED_TABLES).flatMap(([table, { personal }]) =>
  personal.map((column) => ({ table, column, name: `${table}.${column}` })),
);

/** Values that name the known person, by data type. */
const VALUE: Readonly<Record<string, string>> = {
  text: `'${KNOWN}'`,
  jsonb: `'"${KNOWN}"'`,
  ARRAY: `array['${KNOWN}']`,
};

/**
 * Writes the known person's name into each empty personal column, except in rows of other accounts.
 * @throws Error for a table without a row: `insertKnownPerson` must insert one
 */
export async function fillPersonal(db: Connection, userId: number): Promise<void> {
  for (const { table, column, name } of PERSONAL) {
    const { rows } = await db.execute<{ type: string }>(
      sql`select data_type as type from information_schema.columns where table_name = ${table} and column_name = ${column}`,
    );
    const value = VALUE[rows[0]?.type ?? ''];
    if (!value) throw new Error(`${name} is ${rows[0]?.type ?? 'not there'}.`);
    const into = sql.identifier(table);
    const known = await db.execute(sql`select 1 from ${into} limit 1`);
    if (known.rows.length === 0) throw new Error(`${table} has no row of the known person.`);
    const at = sql.identifier(column);
    const theirs = table === 'users' ? sql`id = ${userId}` : sql`true`;
    await db.execute(
      sql`update ${into} set ${at} = ${sql.raw(value)} where coalesce(${at}::text, '') in ('', '{}') and ${theirs}`,
    );
  }
}

/** @returns `table.column` of each personal column that contains a text, sorted */
export async function personalColumnsWith(db: Connection, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, name } of PERSONAL) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text ilike ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}
