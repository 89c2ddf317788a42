import { expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { useTestDatabase } from '../testing/test-database.ts';
import { AUDITED_TABLES } from './audited-tables.ts';

const database = useTestDatabase();

/** What the triggers of the database were told: `audit_row('order', 'id', …)`. */
async function readTriggers() {
  const { rows } = await database.db.execute<{ name: string; definition: string }>(sql`
    select tgrelid::regclass::text as name, pg_get_triggerdef(oid) as definition
    from pg_trigger where tgname = 'audit_row'`);
  return rows.map(({ name, definition }) => {
    const [kind, , , , personal = '{}', secret = '{}'] = [
      ...(definition.split('audit_row(').at(-1) ?? '').matchAll(/'([^']*)'/g),
    ].map(([, argument = '']) => argument);
    return { name, kind, personal: columnsOf(personal), secret: columnsOf(secret) };
  });
}
const columnsOf = (list: string) => list.replace(/[{}]/g, '').split(',').filter(Boolean);

test('triggers seal what the program calls personal, and hide what it calls secret', async () => {
  const told = (await readTriggers()).filter(({ kind }) => kind !== 'setting');
  expect(told.map(({ name }) => name).toSorted()).toEqual(Object.keys(AUDITED_TABLES).toSorted());
  for (const { name, ...lists } of told) {
    const { kind, personal, secret = [] } = AUDITED_TABLES[name] ?? {};
    expect({ name, ...lists }).toEqual({ name, kind, personal, secret });
  }
});

test('every column that may hold a text is plain, personal or secret', async () => {
  const { rows } = await database.db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY', 'bytea', 'character varying')
    group by table_name`);
  const columns = new Map(rows.map((row) => [row.name, row.columns]));
  for (const [name, { plain, personal, secret = [] }] of Object.entries(AUDITED_TABLES))
    expect({ name, columns: columns.get(name) ?? [] }).toEqual({
      name,
      columns: [...plain, ...personal, ...secret].toSorted(),
    });
});
