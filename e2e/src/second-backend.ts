import { join } from 'node:path';
import { backendEnvironment } from '@vitrina/platform/backend-environment';
import { type BackendProcess, startBackend } from '@vitrina/platform/backend-process';
import { freePorts } from '@vitrina/platform/ports';
import { databaseUrl, TEST_DIR } from './database.ts';
import type { WorkerPlatform } from './test.ts';

interface SecondBackend extends BackendProcess {
  port: number;
}

/** Another process of the platform's backend, on the same database and files. */
export async function startSecondBackend({
  addresses,
  sql,
}: WorkerPlatform): Promise<SecondBackend> {
  const [row] = await sql<{ name: string }>('select current_database() as name');
  const ports = await freePorts();
  const env = backendEnvironment({
    ports,
    dataDir: join(TEST_DIR, 'data'),
    databaseUrl: databaseUrl(row?.name ?? ''),
    backendEnv: {
      RATE_LIMITS: 'off',
      API_ORIGIN: addresses.api,
      FILES_ORIGIN: addresses.files,
      SHELL_ORIGIN: addresses.shell,
      ALLOWED_ORIGINS: addresses.shell,
    },
  });
  return { ...(await startBackend(env, `http://localhost:${ports.api}`)), port: ports.api };
}
