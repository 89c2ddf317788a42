import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { inTransaction, type OpenDatabase, openDatabase } from '../database/database.ts';
import { listMissingMigrations } from '../database/migrate.ts';
import { auditEntries, auditKeys, users } from '../database/schema.ts';
import { sqlState } from '../database/sql-errors.ts';
import { MIGRATIONS_FOLDER } from '../testing/migrations-folder.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { destroyAuditKeys } from './destroy-audit-keys.ts';

const FILE = new URL('../../../deploy/database/program-role.sql', import.meta.url);
/** Unique, because roles belong to the whole server, and other tests may run this too. */
const ROLE = `vitrina_program_${process.pid}`;
const owner = useTestDatabase();
let program: OpenDatabase;

beforeAll(async () => {
  const statements = readFileSync(FILE, 'utf8').replaceAll('vitrina_program', ROLE);
  await owner.db.execute(`create role ${ROLE} login password 'secret'`);
  // Twice, because it must be idempotent.
  await owner.db.execute(statements);
  await owner.db.execute(statements);
  const url = new URL(owner.url);
  [url.username, url.password] = [ROLE, 'secret'];
  if (url.searchParams.has('user')) url.searchParams.set('user', ROLE);
  program = openDatabase(url.href);
});
afterAll(async () => {
  await program.close();
  await owner.db.execute(`drop owned by ${ROLE}`);
  await owner.db.execute(`drop role ${ROLE}`);
});

const addPerson = (email: string) => program.db.insert(users).values({ email, name: 'Ana' });

test('as the role of the program, changes are recorded and read', async () => {
  const { rows } = await program.db.execute<{ name: string }>('select current_user as name');
  expect(rows[0]?.name).toBe(ROLE);
  await addPerson('ana@exemplu.ro');
  const [entry] = await program.db.select().from(auditEntries);
  expect(entry).toMatchObject({ kind: 'user', action: 'created', what: ROLE });
  expect(await listMissingMigrations(program.db, MIGRATIONS_FOLDER)).toEqual([]);
});

test.each([
  "update audit_entries set what = ''",
  'delete from audit_entries',
  'truncate audit_entries',
  "insert into audit_entries (kind, subject_id, action, what, actor_kind) values ('user', 1, 'changed', 'x', 'job')",
  'alter table audit_entries disable trigger append_only',
  'alter table users disable trigger audit_row',
  'drop trigger audit_row on users',
  'drop table audit_entries',
  'alter table audit_entries owner to current_user',
  "set session_replication_role = 'replica'",
  "select * from audit_key('user:1')",
  "update audit_keys set key = ''",
  'create table public.audit_entries_2 (id integer)',
  'create or replace function public.audit_row() returns trigger language plpgsql as $$begin return null; end$$',
])('it is refused: %s', async (statement) => {
  const before = await owner.db.$count(auditEntries);
  const refused = await program.db.execute(statement).catch((error: unknown) => error);
  expect(sqlState(refused)).toBe('42501');
  expect(await owner.db.$count(auditEntries)).toBe(before);
});

test('a function of its own does not come between the trigger and the entries', async () => {
  const before = await owner.db.$count(auditEntries);
  await inTransaction(program.db, async (tx) => {
    await tx.execute('create temp table audit_entries (like public.audit_entries) on commit drop');
    await tx.execute('set local search_path = pg_temp, public');
    await tx.insert(users).values({ email: 'ocolit@exemplu.ro' });
  });
  expect(await owner.db.$count(auditEntries)).toBe(before + 1);
});

test('only the owner removes what is old, and nothing is left open behind it', async () => {
  const guide = readFileSync(new URL('../../../docs/deployment.md', import.meta.url), 'utf8');
  const [, retention = ''] = /^```sql\n([\s\S]*?audit_entries[\s\S]*?)^```/m.exec(guide) ?? [];
  await owner.db.execute(`
    alter table audit_entries disable trigger append_only;
    update audit_entries set at = now() - interval '4 years' where id = (select min(id) from audit_entries);
    alter table audit_entries enable trigger append_only`);
  const before = await owner.db.$count(auditEntries);
  await owner.db.execute(retention);
  expect(await owner.db.$count(auditEntries)).toBe(before - 1);
  const refused = await owner.db.delete(auditEntries).catch((error: unknown) => error);
  expect(sqlState(refused)).toBe('42501');
});

test('it erases a person', async () => {
  const [person] = await program.db
    .insert(users)
    .values({ email: 'sters@exemplu.ro', name: 'Ana' })
    .returning({ id: users.id });
  const userId = person?.id ?? 0;
  const erased = await inTransaction(program.db, (tx) => destroyAuditKeys(tx, { userId }));
  expect(erased).toBe(1);
  expect(await program.db.$count(auditKeys, eq(auditKeys.person, `user:${userId}`))).toBe(0);
});
