import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { freePort } from '../testing/free-port.ts';
import { MIGRATIONS_FOLDER } from '../testing/migrations-folder.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { openDatabase } from './database.ts';
import { createDatabase } from './databases.ts';
import { unprivilegedUser } from './embedded/operating-system-user.ts';
import { migrate } from './migrate.ts';
import { files, users } from './schema.ts';

const SCRIPTS = fileURLToPath(new URL('../../../deploy/backup', import.meta.url));
const PROGRAMS = programsFolder();
if (!PROGRAMS)
  console.warn(
    'PostgreSQL is not installed (apt-get install postgresql): its backup is not tried.',
  );
const postgresTest = PROGRAMS ? test : test.skip;

const root = sharedTempFolder();
const backups = join(root, 'backups');
const dataDir = join(root, 'data');
const user = unprivilegedUser();
let server: ChildProcess | undefined;
let port = 0;

/** Programs of a full installation; the embedded one has neither `pg_dump` nor `psql`. */
function programsFolder(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  return versions
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((dir) => ['postgres', 'initdb', 'pg_dump'].every((name) => existsSync(join(dir, name))));
}

const urlOf = (database: string) => `postgres://vitrina:secret@127.0.0.1:${port}/${database}`;

const run = (script: string, args: string[] = [], more: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(join(SCRIPTS, script), args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ PATH: `${PROGRAMS}:${process.env.PATH}`, PGHOST: '127.0.0.1', PGPORT: String(port) },
      ...{ PGUSER: 'vitrina', PGPASSWORD: 'secret', PGDATABASE: 'vitrina' },
      ...{ BACKUP_DIR: backups, DATA_DIR: dataDir, ...more },
    },
  });
  return { status, said: stdout + stderr };
};
const dumps = () => readdirSync(backups).filter((name) => name.endsWith('.dump'));

const upload = (text: string): string => {
  const name = `${createHash('sha256').update(text).digest('hex')}.webp`;
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  writeFileSync(join(dataDir, 'files', name), text);
  return name;
};

beforeAll(async () => {
  if (!PROGRAMS) return;
  const cluster = join(root, 'cluster');
  const password = join(root, 'password');
  writeFileSync(password, 'secret');
  mkdirSync(cluster);
  if (user) chownSync(cluster, user.uid, user.gid);
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const options = ['--username=vitrina', '--auth=scram-sha-256', `--pwfile=${password}`];
  const made = spawnSync(join(PROGRAMS, 'initdb'), ['-D', cluster, '--no-sync', ...options], {
    encoding: 'utf8',
    ...as,
  });
  if (made.status !== 0) throw new Error(made.stderr);
  port = await freePort();
  const settings = ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', 'timezone=UTC'];
  const args = ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', ...settings];
  server = spawn(join(PROGRAMS, 'postgres'), args, { stdio: 'ignore', ...as });
  const ready = join(PROGRAMS, 'pg_isready');
  while (spawnSync(ready, ['-h', '127.0.0.1', '-p', String(port)]).status !== 0)
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
  await createDatabase(urlOf('postgres'), 'vitrina');
  await migrate(urlOf('vitrina'), MIGRATIONS_FOLDER);
  const { db, close } = openDatabase(urlOf('vitrina'));
  await db.insert(users).values({ email: 'ana@exemplu.ro', name: 'Ana', passwordHash: 'x' });
  await db.insert(files).values({ path: `/${upload('a picture')}`, bytes: 9 });
  await close();
});
afterAll(async () => {
  server?.kill('SIGQUIT');
  if (server) await new Promise((resolve) => server?.once('exit', resolve));
  rmSync(root, { recursive: true, force: true });
});

postgresTest('without a backup the drill fails, and says so', () => {
  mkdirSync(backups, { recursive: true });
  expect(run('restore-drill.sh')).toEqual({
    status: 1,
    said: `The drill failed: ${backups} has no backup.\n`,
  });
});

postgresTest('a backup is restored by the drill, which leaves nothing behind', async () => {
  expect(run('back-up.sh').said).toMatch(/^Backed up: .*\.dump, \d+ bytes\.\n$/);
  const { status, said } = run('restore-drill.sh');
  expect(said).toMatch(/Restored from .*: 1 users, 0 orders, 1 files\.\n$/);
  expect(status).toBe(0);
  const { db, close } = openDatabase(urlOf('postgres'));
  const { rows } = await db.execute<{ datname: string }>(
    "select datname from pg_database where datname like 'vitrina%'",
  );
  await close();
  expect(rows).toEqual([{ datname: 'vitrina' }]);
});

postgresTest('an upload that is missing, or was not copied whole, is named by the drill', () => {
  const [name = ''] = readdirSync(join(backups, 'files'));
  const kept = join(backups, 'files', name);
  writeFileSync(kept, 'half');
  expect(run('restore-drill.sh').said).toContain(`${kept} has other content than its name says`);
  rmSync(kept);
  expect(run('restore-drill.sh').said).toContain(`names /${name}, which is not in the backup`);
  run('back-up.sh');
  expect(run('restore-drill.sh').status).toBe(0);
});

postgresTest('a backup that is too old, or cut off, is no backup', () => {
  expect(run('restore-drill.sh', [], { BACKUP_MAX_HOURS: '-1' }).said).toMatch(/is 0 hours old/);
  const whole = dumps().sort().at(-1) ?? '';
  const content = readFileSync(join(backups, whole));
  const cut = join(backups, 'database-99999999T000000Z.dump');
  writeFileSync(cut, content.subarray(0, content.length - 2000));
  expect(run('restore-drill.sh').status).not.toBe(0);
  rmSync(cut);
});

postgresTest('a failed backup leaves no file and deletes none', () => {
  const before = dumps();
  const { status } = run('back-up.sh', [], { PGPASSWORD: 'wrong', BACKUP_KEEP_DAYS: '-1' });
  expect(status).not.toBe(0);
  expect(dumps()).toEqual(before);
  expect(readdirSync(backups).filter((name) => name.includes('partial'))).toEqual([]);
});

postgresTest('older dumps go once a newer one is there', () => {
  run('back-up.sh', [], { BACKUP_KEEP_DAYS: '-1' });
  expect(dumps()).toHaveLength(1);
});

postgresTest(
  'a restore fills an empty database and the folder of uploads, and no other',
  async () => {
    const dump = join(backups, dumps()[0] ?? '');
    const refused = run('restore.sh', [dump]);
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('Rename it first')]);
    await createDatabase(urlOf('postgres'), 'vitrina_again');
    const elsewhere = join(root, 'data-again');
    const into = { PGDATABASE: 'vitrina_again', DATA_DIR: elsewhere };
    expect(run('restore.sh', [dump], into)).toEqual({ status: 0, said: `Restored: ${dump}.\n` });
    // The current program starts with it, and finds everything.
    await migrate(urlOf('vitrina_again'), MIGRATIONS_FOLDER);
    const { db, close } = openDatabase(urlOf('vitrina_again'));
    const [ana] = await db.select().from(users);
    await close();
    expect(ana?.email).toBe('ana@exemplu.ro');
    expect(readdirSync(join(elsewhere, 'files'))).toEqual(readdirSync(join(dataDir, 'files')));
  },
);

postgresTest('the questions that the runbook asks the database are understood by it', async () => {
  const runbook = readFileSync(fileURLToPath(new URL('../../../docs/runbook.md', import.meta.url)));
  const blocks = [...String(runbook).matchAll(/^```sql\n([\s\S]*?)^```/gm)];
  expect(blocks.length).toBeGreaterThan(3);
  const { db, close } = openDatabase(urlOf('vitrina'));
  try {
    for (const [, statements = ''] of blocks) await db.execute(statements);
  } finally {
    await close();
  }
});
