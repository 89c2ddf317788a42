import { expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { readAuditTriggers } from '../testing/read-audit-triggers.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { AUDITED_TABLES } from './audited-tables.ts';

const database = useTestDatabase();

test('triggers seal what the program calls personal, and hide what it calls secret', async () => {
  const told = await readAuditTriggers(database.db);
  expect(told.map(({ name }) => name).toSorted()).toEqual(Object.keys(AUDITED_TABLES).toSorted());
  for (const trigger of told) {
    const { kind, personal, secret = [] } = AUDITED_TABLES[trigger.name] ?? {};
    expect(trigger).toMatchObject({ kind, personal, secret });
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
    expect(
      { name, columns: columns.get(name) ?? [] },
      'name each column in audited-tables.ts, a personal or secret one also in its trigger',
    ).toEqual({
      name,
      columns: [...plain, ...personal, ...secret].toSorted(),
    });
});
