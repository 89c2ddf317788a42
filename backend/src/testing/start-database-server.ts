import { rmSync } from 'node:fs';
import { createDatabase, dropDatabase } from '../database/databases.ts';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { sharedTempFolder } from './shared-temp-folder.ts';
import { TEST_SERVER_VARIABLE, TEST_TEMPLATE_VARIABLE } from './test-database.ts';

/**
 * Runs before all tests: starts a PostgreSQL server (the one of DATABASE_URL, or an embedded one that ends with
 * the run) and creates a migrated database that each test file copies.
 */
export async function setup(): Promise<void> {
  const server = await startServer();
  const template = `vitrina_template_${process.pid}`;
  await createDatabase(server.adminUrl, template);
  const url = new URL(server.adminUrl);
  url.pathname = `/${template}`;
  await migrate(url.href, MIGRATIONS_FOLDER);
  process.env[TEST_SERVER_VARIABLE] = server.adminUrl;
  process.env[TEST_TEMPLATE_VARIABLE] = template;
  stop = async () => {
    await dropDatabase(server.adminUrl, template);
    await server.stop();
  };
}

export const teardown = (): Promise<void> => stop();

let stop = async (): Promise<void> => {};

async function startServer(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return { adminUrl: DATABASE_URL, stop: async () => {} };
  const dataDir = sharedTempFolder();
  // Test data need not survive a power failure.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    deadlock_timeout: '100ms',
  };
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  return {
    adminUrl: postgres.url('postgres'),
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
