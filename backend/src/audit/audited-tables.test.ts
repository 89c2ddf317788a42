import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** A file of the console, which this package does not import. */
const consoleFile = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../mf-admin/src', file), 'utf8');

test('the journal has a name for every column of an audited table, or does not show it', async () => {
  const [, fields = ''] =
    /^ {2}fields: \{\n(.*?)^ {2}\}/ms.exec(consoleFile('audit-messages.ts')) ?? [];
  const named = [...fields.matchAll(/^ {4}(\w+): /gm)].map(([, name = '']) => name);
  const silent = ['describe-entry', 'describe-release']
    .flatMap((file) => [
      ...consoleFile(`features/audit/${file}.ts`).matchAll(/\/\^\(\?:([\w|]+)\)\$\//g),
    ])
    .flatMap(([, names = '']) => names.split('|'));
  expect(named.length).toBeGreaterThan(80);
  expect(silent).toContain('updated_at');
  const { rows } = await database.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'`);
  const missing = rows.filter(
    ({ table, column }) => AUDITED_TABLES[table] && ![...named, ...silent].includes(column),
  );
  expect(
    missing.map(({ table, column }) => `${table}.${column}`).toSorted(),
    'name it under `fields` of mf-admin/src/audit-messages.ts',
  ).toEqual([]);
});
