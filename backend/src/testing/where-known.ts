import { sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';

/** Names of tables with a row that contains a text, including audit values that can still be decrypted. */
export async function whereKnown(db: Connection, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const known = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as one where to_jsonb(one)::text ilike ${`%${text}%`} limit 1`,
    );
    if (known.rows.length > 0) found.push(name);
  }
  const opened = await db.execute(
    sql`select 1 from audit_entries as entry join audit_keys as kept on kept.id = entry.key_id
      where audit_open(entry.sealed, kept.key)::text ilike ${`%${text}%`} limit 1`,
  );
  return opened.rows.length > 0 ? [...found, 'sealed entries'] : found;
}
