import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { MIGRATIONS_FOLDER as MIGRATIONS } from '../testing/migrations-folder.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { listMissingMigrations, migrate } from './migrate.ts';
import * as schema from './schema.ts';

const database = useTestDatabase();
let folder = '';

beforeEach(() => {
  folder = sharedTempFolder();
  mkdirSync(join(folder, 'meta'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.db.execute(sql`drop table if exists drawers, shelves`);
  await database.db.execute(sql`drop schema if exists tried cascade`);
});

/** Migrations named by their tags, with the SQL of each. */
function writeMigrations(migrations: Record<string, string>): void {
  const entries = Object.keys(migrations).map((tag) => ({ tag }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [tag, text] of Object.entries(migrations)) {
    writeFileSync(join(folder, `${tag}.sql`), text);
  }
}
const tables = async () => {
  const { rows } = await database.db.execute(
    sql`select tablename from pg_tables where tablename in ('shelves', 'drawers') order by 1`,
  );
  return rows.map((row) => row.tablename);
};

test('each migration is applied once, later ones are added', async () => {
  writeMigrations({ '0000_shelves': 'create table shelves ();' });
  await migrate(database.url, folder, 'tried');
  writeMigrations({
    '0000_shelves': 'create table shelves ();',
    '0001_drawers': 'create table drawers ();',
  });
  await migrate(database.url, folder, 'tried');
  await migrate(database.url, folder, 'tried');
  expect(await tables()).toEqual(['drawers', 'shelves']);
});

test('processes that start together migrate one after the other', async () => {
  writeMigrations({ '0000_shelves': 'create table shelves (); select pg_sleep(0.1);' });
  await Promise.all([1, 2, 3].map(() => migrate(database.url, folder, 'tried')));
  expect(await tables()).toEqual(['shelves']);
});

test('when one fails, none of them happened', async () => {
  writeMigrations({ '0000_shelves': 'create table shelves ();', '0001_wrong': 'create tabel;' });
  await expect(migrate(database.url, folder, 'tried')).rejects.toThrow('tabel');
  expect(await tables()).toEqual([]);
});

test('a database of the first release, with rows in it, is brought up to date', async () => {
  const name = `first_release_${process.pid}`;
  const address = new URL(database.url);
  address.pathname = `/${name}`;
  const url = address.href;
  await createDatabase(database.url, name);
  const first = '0000_initial';
  writeMigrations({ [first]: readFileSync(join(MIGRATIONS, `${first}.sql`), 'utf8') });
  await migrate(url, folder);
  const { db, close } = openDatabase(url);
  await db.execute(sql`insert into users (email, name, phone, role)
    values ('ana@exemplu.ro', 'Ana', '0712345678', 'user')`);
  await db.execute(sql`insert into orders
    (name, email, phone, zip, county, locality, address, shipping_bani, total_bani, payment_status)
    values ('Ana', 'ana@exemplu.ro', '', '', '', '', '', 0, 100, 'paid')`);
  expect(await listMissingMigrations(db, MIGRATIONS)).not.toEqual([]);
  await migrate(url, MIGRATIONS);
  expect(await listMissingMigrations(db, MIGRATIONS)).toEqual([]);
  expect(await db.select().from(schema.orders)).toMatchObject([
    { refundTriedAt: null, version: 1 },
  ]);
  expect(await db.select().from(schema.users)).toMatchObject([{ email: 'ana@exemplu.ro' }]);
  await close();
  await dropDatabase(database.url, name);
});

test('the migrations describe the schema: nothing is left to generate', async () => {
  const journal = readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8');
  const { idx } = (JSON.parse(journal) as { entries: { idx: number }[] }).entries.at(-1) ?? {
    idx: 0,
  };
  const file = join(MIGRATIONS, 'meta', `${String(idx).padStart(4, '0')}_snapshot.json`);
  const snapshot = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof generateDrizzleJson>;
  const current = generateDrizzleJson(schema, snapshot.id, undefined, 'snake_case');
  expect(await generateMigration(snapshot, current)).toEqual([]);
});
