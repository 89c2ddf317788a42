import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { Client } from 'pg';
import { longTest } from '../../attack/every-case.ts';
import { sharedTempFolder } from '../../testing/shared-temp-folder.ts';
import { useProgram } from '../../testing/use-program.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const writer = useProgram('src/testing/write-until-killed.ts');
const isRoot = process.getuid?.() === 0;

let dataDir = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = sharedTempFolder();
});
afterEach(async () => {
  const killed = children.splice(0).filter((child) => child.kill('SIGKILL'));
  // Ends the servers they left running: starting takes one over, stopping ends it.
  if (killed.length > 0) await (await startEmbeddedPostgres({ dataDir })).stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function query(postgres: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Operating-system user of the running server. */
function serverUid(postgres: EmbeddedPostgres): string | undefined {
  const pid = readFileSync(join(postgres.folder, 'postmaster.pid'), 'utf8').split('\n')[0];
  return /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}

/** Another process that runs the server; `acknowledged` is the last row that it knows was written. */
async function startWriter(mode: 'write' | 'idle') {
  const child = spawn(process.execPath, [writer.path, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const state = { child, acknowledged: 0 };
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    state.acknowledged = Number(line) || state.acknowledged;
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The writer ended with code ${code} before it was ready.`);
  });
  await Promise.race([once(lines, 'line'), failed]);
  failed.catch(() => {});
  return state;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

longTest(
  'a server that is killed is started again, with what was written',
  async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    await query(postgres, 'create table kept as select 7 as number');
    const pid = readFileSync(join(postgres.folder, 'postmaster.pid'), 'utf8').split('\n')[0];
    process.kill(Number(pid), 'SIGKILL');
    const read = () => query(postgres, 'select number from kept').catch(() => []);
    await expect.poll(read, { timeout: 30_000 }).toEqual([{ number: 7 }]);
    await postgres.stop();
  },
  60_000,
);

test('what was written is there after a stop and a start; nothing listens on TCP', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first, 'create table kept as select 7 as number');
  await first.stop();
  expect(existsSync(join(first.folder, 'postmaster.pid'))).toBe(false);

  const second = await startEmbeddedPostgres({ dataDir, settings: { log_line_prefix: "it's " } });
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }]);
  const settings =
    "select current_setting('listen_addresses') as tcp, current_setting('log_line_prefix') as given";
  expect(await query(second, settings)).toEqual([{ tcp: '', given: "it's " }]);
  if (isRoot) expect(serverUid(second)).not.toBe('0');
  await second.stop();
});

test('a kill -9 in the middle of writing loses no acknowledged row', async () => {
  const rounds = process.env.VITRINA_TEST_ALL ? 3 : 1;
  for (let round = 1; round <= rounds; round += 1) {
    const writer = await startWriter('write');
    const before = writer.acknowledged;
    while (writer.acknowledged < before + 50)
      await once(writer.child.stdout ?? writer.child, 'data');
    await ended(writer.child, 'SIGKILL');
    const postgres = await startEmbeddedPostgres({ dataDir });
    const [row] = await query(
      postgres,
      'select max(number) as last, count(*)::int as rows from written',
    );
    expect(Number(row?.last)).toBeGreaterThanOrEqual(writer.acknowledged);
    expect(row?.rows).toBe(row?.last);
    await postgres.stop();
  }
});

test('a second process uses the running server, and leaving does not end it', async () => {
  const owner = await startWriter('idle');
  const guest = await startEmbeddedPostgres({ dataDir });
  await query(guest, 'insert into written values (1)');
  await guest.stop();
  expect(await query(guest, 'select number from written')).toEqual([{ number: 1 }]);
  await ended(owner.child, 'SIGTERM');
  await expect(query(guest, 'select 1')).rejects.toThrow();
});

test('three that start a new folder in the same moment end up on one server', async () => {
  const writers = await Promise.all([1, 2, 3].map(() => startWriter('idle')));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const sessions =
    "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  expect(await query(postgres, sessions)).toEqual([{ others: 3 }]);
  await Promise.all(writers.map(({ child }) => ended(child, 'SIGTERM')));
});

test('a path that is too long for a socket still works', async () => {
  const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(deep, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: deep });
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  const socketFolder = new URL(postgres.url('postgres')).searchParams.get('host') ?? '';
  expect(dirname(socketFolder)).toBe('/tmp');
  rmSync(socketFolder, { recursive: true });
});

test.runIf(isRoot)(
  'as root, a folder that others cannot enter has its data under /var/tmp',
  async () => {
    const closed = join(dataDir, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const postgres = await startEmbeddedPostgres({ dataDir: closed });
    try {
      expect(postgres.folder).toMatch(/^\/var\/tmp\/vitrina-0\/data-\w+\/postgres-\d+$/);
      expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await postgres.stop();
      rmSync(dirname(postgres.folder), { recursive: true, force: true });
    }
  },
);
