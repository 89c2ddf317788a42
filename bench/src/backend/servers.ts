import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '@vitrina/backend/database/databases';
import { startEmbeddedPostgres } from '@vitrina/backend/database/embedded/start-embedded-postgres';
import { migrate } from '@vitrina/backend/database/migrate';
import { waitForAnswer } from '@vitrina/platform/backend-process';
import { packageDir } from '@vitrina/platform/paths';
import { freePorts } from '@vitrina/platform/ports';

/** The first start also draws the demonstration's pictures. */
const START_MS = 180_000;
/** Clock ticks per second in `/proc` (`USER_HZ`), the same on every Linux. */
const TICKS = 100;

interface BenchDatabase {
  url: string;
  /** Folder for files of its backends; removed with the database. */
  filesDir: string;
  close(): Promise<void>;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'vitrina-bench-'));

/** An empty, migrated database on its own PostgreSQL, with durable writes as in production. */
export async function startDatabase(): Promise<BenchDatabase> {
  const [dataDir, filesDir] = [newFolder(), newFolder()];
  const postgres = await startEmbeddedPostgres({ dataDir });
  await ensureDatabase(postgres.url('postgres'), 'bench');
  const url = postgres.url('bench');
  await migrate(url, join(packageDir('backend'), 'src/database/migrations'));
  return {
    url,
    filesDir,
    async close() {
      await postgres.stop();
      for (const folder of [dataDir, filesDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ServerProcess {
  origin: string;
  /** Resident memory in MB. */
  memoryMb(): number;
  /** CPU time of its threads so far, in seconds. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** The built backend in its own process, deployed as for a demonstration. */
export async function startBackend(
  database: BenchDatabase,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const ports = await freePorts();
  const origin = `http://localhost:${ports.api}`;
  return startProcess([join(packageDir('backend'), 'dist/server.js')], origin, '/health/ready', {
    NODE_ENV: 'staging',
    DEV_PASSWORD: 'only this machine',
    ENCRYPTION_KEY: Buffer.alloc(32, 'bench').toString('base64'),
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    API_ORIGIN: origin,
    SHELL_ORIGIN: `http://localhost:${ports.shell}`,
    API_PORT: String(ports.api),
    FILES_PORT: String(ports.files),
    PAYMENTS_PORT: String(ports.payments),
    DATA_DIR: database.filesDir,
    ...env,
  });
}

/** A bare Fastify that answers the bytes of `url` at the same path. */
export async function startBareServer(url: string): Promise<ServerProcess> {
  const { api } = await freePorts();
  const program = join(import.meta.dirname, 'serve-bytes.ts');
  const args = ['--import', 'tsx', program, url, String(api)];
  return startProcess(args, `http://localhost:${api}`, new URL(url).pathname, {});
}

/** Discards the output: reading it would take CPU time in the measuring process. */
async function startProcess(
  args: string[],
  origin: string,
  readyPath: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForAnswer(origin + readyPath, START_MS);
  return {
    origin,
    memoryMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    cpuSeconds() {
      // The second field is the process's name in brackets, which may contain spaces.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/.*\) /, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
