import { join } from 'node:path';
import { openPool } from '@vitrina/backend/database/connections';
import { createDatabase, dropDatabase } from '@vitrina/backend/database/databases';
import { startBackend } from '@vitrina/platform/backend-process';
import { freePorts } from '@vitrina/platform/ports';
import { databaseUrl, TEMPLATE, TEST_DIR } from '../database.ts';
import type { Host } from './host.ts';

/** A backend with its own database, for a test that makes one of its services fail. */
export async function startSpareBackend(
  env: Record<string, string>,
): Promise<Host & { stop(): Promise<void> }> {
  const name = `spare_${crypto.randomUUID().replaceAll('-', '')}`;
  await createDatabase(databaseUrl('postgres'), name, TEMPLATE);
  const ports = await freePorts();
  const addresses = {
    api: `http://localhost:${ports.api}`,
    payments: `http://localhost:${ports.payments}`,
  };
  const backend = await startBackend(
    {
      NODE_ENV: 'development',
      API_PORT: String(ports.api),
      FILES_PORT: String(ports.files),
      PAYMENTS_PORT: String(ports.payments),
      API_ORIGIN: addresses.api,
      PAYMENTS_ORIGIN: addresses.payments,
      DATA_DIR: join(TEST_DIR, 'data'),
      DATABASE_URL: databaseUrl(name),
      ...env,
    },
    addresses.api,
  );
  const pool = openPool({ connectionString: databaseUrl(name), max: 2 });
  return {
    addresses,
    sql: async (text, values) => (await pool.query(text, values)).rows,
    async stop() {
      await pool.end();
      await backend.stop();
      await dropDatabase(databaseUrl('postgres'), name);
    },
  };
}
