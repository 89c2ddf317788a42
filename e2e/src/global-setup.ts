import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@vitrina/backend/database/databases';
import { startEmbeddedPostgres } from '@vitrina/backend/database/embedded/start-embedded-postgres';
import { buildAll } from '@vitrina/platform/build';
import { startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import { databaseUrl, NAME_PLACE, rememberServer, TEMPLATE, TEST_DIR } from './database.ts';

/**
 * Builds what is out of date, starts one PostgreSQL, and lets the platform migrate and seed a
 * database once; workers copy it. @returns what ends it all
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildAll();
  rmSync(join(TEST_DIR, 'store'), { recursive: true, force: true });
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
  return () => server.stop();
}
