import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createDatabase, dropDatabase } from '@vitrina/backend/database/databases';
import { startEmbeddedPostgres } from '@vitrina/backend/database/embedded/start-embedded-postgres';
import { buildAll } from '@vitrina/platform/build';
import { startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import {
  databaseUrl,
  NAME_PLACE,
  RUNS_DIR,
  rememberServer,
  TEMPLATE,
  TEST_DIR,
} from './database.ts';

/**
 * Builds outdated packages, starts one PostgreSQL, and migrates and seeds a template database that workers
 * copy.
 * @returns the teardown function
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.VITRINA_E2E_RUN = basename(TEST_DIR);
  removeEndedRuns();
  await buildAll();
  const server = await startEmbeddedPostgres({ dataDir: join(TEST_DIR, 'postgres') });
  rememberServer(server.url(NAME_PLACE));
  await dropDatabase(server.url('postgres'), TEMPLATE);
  await createDatabase(server.url('postgres'), TEMPLATE);
  const seeding = await startPlatform({
    ports: await freePorts(),
    dataDir: join(TEST_DIR, 'data'),
    storeDir: join(TEST_DIR, 'store/seeding'),
    databaseUrl: databaseUrl(TEMPLATE),
  });
  await seeding.stop();
  return async () => {
    await server.stop();
    rmSync(TEST_DIR, { recursive: true, force: true });
  };
}

/** Removes the folders of killed runs; a run is named by its process id. */
function removeEndedRuns(): void {
  mkdirSync(RUNS_DIR, { recursive: true });
  for (const run of readdirSync(RUNS_DIR)) {
    if (!isRunning(Number(run))) rmSync(join(RUNS_DIR, run), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return Number.isInteger(pid) && process.kill(pid, 0);
  } catch {
    return false;
  }
}
