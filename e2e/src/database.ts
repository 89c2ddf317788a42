import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_DIR } from '@vitrina/platform/paths';

/** Folder of all runs; each run has its own, so that two can run at once. */
export const RUNS_DIR = join(STATE_DIR, 'e2e');
/** This run's folder; workers read its name from the environment. */
export const TEST_DIR = join(RUNS_DIR, process.env.VITRINA_E2E_RUN ?? String(process.pid));

/** Migrated and seeded once; each worker gets a copy. */
export const TEMPLATE = 'template_seeded';

const SERVER_FILE = join(TEST_DIR, 'server.json');

/** Placeholder for the database's name in a stored address. */
export const NAME_PLACE = 'name_of_database';

/** Stores the address of the global setup's PostgreSQL. */
export function rememberServer(urlPattern: string): void {
  mkdirSync(TEST_DIR, { recursive: true });
  writeFileSync(SERVER_FILE, JSON.stringify({ urlPattern }));
}

export function databaseUrl(name: string): string {
  const { urlPattern } = JSON.parse(readFileSync(SERVER_FILE, 'utf8')) as { urlPattern: string };
  return urlPattern.replace(NAME_PLACE, name);
}
