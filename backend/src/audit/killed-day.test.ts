import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { ensureDatabase } from '../database/databases.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../database/embedded/start-embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { auditEntries, users } from '../database/schema.ts';
import { startSession } from '../sessions/sessions.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { MIGRATIONS_FOLDER } from '../testing/migrations-folder.ts';
import { replayAudit } from '../testing/replay-audit.ts';
import { runUntilKilled } from '../testing/run-until-killed.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { useProgram } from '../testing/use-program.ts';

const program = useProgram('src/testing/work-until-killed.ts');
/** Statements before which the process is killed; each needs a new process. */
const DEATHS = process.env.VITRINA_TEST_ALL
  ? Array.from({ length: 54 }, (_, index) => 3 * index + 1)
  : [13, 37, 58];
/** More days than a killed process completes. */
const DAYS_OF_DYING = 4;
const dataDir = sharedTempFolder();
let postgres: EmbeddedPostgres;
let database: OpenDatabase;
let tokens: string[];

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir });
  await ensureDatabase(postgres.url('postgres'), 'vitrina');
  await migrate(postgres.url('vitrina'), MIGRATIONS_FOLDER);
  database = openDatabase(postgres.url('vitrina'));
  const { db } = database;
  await insertProduct(db);
  const people = await db
    .insert(users)
    .values([
      {
        email: 'admin@exemplu.ro',
        role: 'admin',
        permissions: [...PERMISSIONS],
        emailVerifiedAt: new Date(),
      },
      { email: 'ana@exemplu.ro', emailVerifiedAt: new Date() },
    ])
    .returning({ id: users.id });
  tokens = await Promise.all(people.map(({ id }) => startSession(db, id)));
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Days of work in another process. @returns null when it was killed */
const work = (days: number, killBefore = 0): Promise<string | null> =>
  runUntilKilled(program.path, database.db, [postgres.url('vitrina'), ...tokens, days, killBefore]);

/** All entries and keys, byte for byte. */
async function dump(): Promise<string> {
  const { rows } = await database.db.execute<{ line: string }>(sql`
    select e::text as line from audit_entries as e
    union all select k::text from audit_keys as k order by line`);
  return rows.map(({ line }) => line).join('\n');
}

/** Pid of the server. */
function serverId(): number {
  const file = join(postgres.folder, 'postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
const RECOVERY = { timeout: 30_000 };

test('processes die amid their work and another goes on: the audit tells exactly what is stored', async () => {
  const going = work(DEATHS.length);
  for (const killBefore of DEATHS) expect(await work(DAYS_OF_DYING, killBefore)).toBeNull();
  expect(await going).toMatch(/^statements \d+/);
  const { told, stored } = await replayAudit(database.db);
  expect(stored.size).toBeGreaterThan(DEATHS.length);
  expect(told).toEqual(stored);
}, 300_000);

test('each entry of a call names its person, session and request', async () => {
  const entries = await database.db.select().from(auditEntries);
  const ofCalls = entries.filter(({ actorKind }) => actorKind !== 'database');
  expect(ofCalls.length).toBeGreaterThan(10);
  for (const { actorKind, actorId, session, request } of ofCalls)
    expect([actorKind, Boolean(actorId && session && request)]).toEqual(['person', true]);
});

test('after the database is killed and has recovered, the audit is the same byte for byte', async () => {
  const before = await dump();
  const pid = serverId();
  process.kill(pid, 'SIGKILL');
  // The launcher restarts a server that died.
  await expect.poll(serverId, RECOVERY).not.toBe(pid);
  await expect.poll(() => dump().catch(() => 'away'), RECOVERY).toBe(before);
  // Work continues.
  await work(1);
  const { told, stored } = await replayAudit(database.db);
  expect(told).toEqual(stored);
}, 60_000);
