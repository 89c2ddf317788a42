import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_DIR } from '@vitrina/platform/paths';

/** Folder of the runs; each has one of its own, so that two at a time do not meet. */
export const RUNS_DIR = join(STATE_DIR, 'e2e');
/** Folder of everything that this run writes; its workers learn the name from the environment. */
export const TEST_DIR = join(RUNS_DIR, process.env.VITRINA_E2E_RUN ?? String(process.pid));

/** Database that is migrated and seeded once; each worker gets a copy of it. */
export const TEMPLATE = 'template_seeded';

const SERVER_FILE = join(TEST_DIR, 'server.json');

/** Stands for the database's name in a remembered address. */
export const NAME_PLACE = 'name_of_database';

/** Where the global set-up's PostgreSQL listens. */
export function rememberServer(urlPattern: string): void {
  mkdirSync(TEST_DIR, { recursive: true });
  writeFileSync(SERVER_FILE, JSON.stringify({ urlPattern }));
}

export function databaseUrl(name: string): string {
  const { urlPattern } = JSON.parse(readFileSync(SERVER_FILE, 'utf8')) as { urlPattern: string };
  return urlPattern.replace(NAME_PLACE, name);
}
