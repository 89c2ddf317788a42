import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { eq, sql } from 'drizzle-orm';
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

/** A separate database with the migrations up to and including `last`. */
async function openRelease(last: string) {
  const name = `release_${last}_${process.pid}`;
  const address = new URL(database.url);
  address.pathname = `/${name}`;
  const url = address.href;
  await createDatabase(database.url, name);
  const tags = readdirSync(MIGRATIONS).filter(
    (file) => file.endsWith('.sql') && file <= `${last}.sql`,
  );
  const textOf = (file: string) => readFileSync(join(MIGRATIONS, file), 'utf8');
  writeMigrations(Object.fromEntries(tags.map((file) => [file.slice(0, -4), textOf(file)])));
  await migrate(url, folder);
  const { db, close } = openDatabase(url);
  const end = async () => {
    await close();
    await dropDatabase(database.url, name);
  };
  return { url, db, end };
}

test('a database of the first release, with rows in it, is brought up to date', async () => {
  const { url, db, end } = await openRelease('0000_initial');
  await db.execute(sql`insert into users (email, name, phone, role)
    values ('ana@exemplu.ro', 'Ana', '0712345678', 'user')`);
  await db.execute(sql`insert into orders
    (name, email, phone, zip, county, locality, address, shipping_bani, total_bani, payment_status)
    values ('Ana', 'ana@exemplu.ro', '', '', '', '', '', 0, 100, 'paid')`);
  // Sent with the account's creation, by a guest, and signed in.
  await db.execute(sql`with request as (
    insert into website_requests (user_id, email, answers, created_at)
    select id, email, '{}', created_at + n * interval '1 day' from users, generate_series(0, 2) n
    returning id, user_id, created_at
  ) insert into website_request_events (request_id, to_status, actor_id)
    select request.id, 'pending', case when request.created_at > users.created_at + interval '36 hours'
    then users.id end from request join users on users.id = request.user_id`);
  await db.execute(sql`insert into user_websites (user_id, business_name, website_url)
    select id, 'A', 'https://a.exemplu.ro' from users`);
  await db.execute(sql`insert into commissions
    (user_website_id, period_start, period_end, sales_bani, commission_bani)
    select id, '2025-08-01', '2025-08-31', 100, 9 from user_websites`);
  expect(await listMissingMigrations(db, MIGRATIONS)).not.toEqual([]);
  await migrate(url, MIGRATIONS);
  expect(await listMissingMigrations(db, MIGRATIONS)).toEqual([]);
  expect(await db.select().from(schema.orders)).toMatchObject([
    { refundTriedAt: null, version: 1 },
  ]);
  expect(await db.select().from(schema.commissions)).toMatchObject([
    { tiers: tiersFor('2025-08') },
  ]);
  const [ana] = await db.select().from(schema.users);
  expect(ana).toMatchObject({ email: 'ana@exemplu.ro', emailVerifiedAt: null });
  const requests = await db
    .select()
    .from(schema.websiteRequests)
    .orderBy(schema.websiteRequests.id);
  expect(requests.map(({ userId }) => userId)).toEqual([ana?.id, null, ana?.id]);
  await end();
});

test('withdrawals of before join the accounts whose addresses are verified', async () => {
  const { url, db, end } = await openRelease('0008_accounts');
  await db.execute(sql`insert into users (email, name, phone, role, email_verified_at) values
    ('ana@exemplu.ro', 'Ana', '', 'user', now()), ('dan@exemplu.ro', 'Dan', '', 'user', null)`);
  await db.execute(sql`insert into withdrawals (order_number, name, email)
    values ('1', 'Ana', 'Ana@exemplu.ro'), ('2', 'Dan', 'dan@exemplu.ro')`);
  await migrate(url, MIGRATIONS);
  const rows = await db
    .select({ owner: schema.users.email })
    .from(schema.withdrawals)
    .leftJoin(schema.users, eq(schema.users.id, schema.withdrawals.userId))
    .orderBy(schema.withdrawals.id);
  expect(rows).toEqual([{ owner: 'ana@exemplu.ro' }, { owner: null }]);
  await end();
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
