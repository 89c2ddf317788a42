import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { openPool } from '@vitrina/backend/database/connections';
import { createDatabase, dropDatabase } from '@vitrina/backend/database/databases';
import type { DatabaseProxy } from '@vitrina/backend/testing/database-proxy';
import { type Platform, startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import { databaseUrl, TEMPLATE, TEST_DIR } from './database.ts';
import { WITHOUT_STREAM } from './without-stream.ts';

export interface WorkerPlatform extends Platform {
  /** Runs SQL on this worker's database. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

interface WorkerFixtures {
  platform: WorkerPlatform;
  /** Between platform and database, for tests that break that connection. */
  databaseProxy: DatabaseProxy | null;
}

interface TestFixtures {
  /** Set by tests that violate the policy on purpose. */
  breaksPolicy: boolean;
  /**
   * `navigator.connection` in the page. By default none: then visible links are not prefetched
   * (docs/decisions/030-before-the-click.md), so that a test sees only its own requests.
   */
  connection: { effectiveType: string; saveData?: boolean } | undefined;
  /** Fails the test on policy violations and uncaught errors of the page. */
  guard: undefined;
}

/** A test with its own platform per worker: servers, database, payments. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  databaseProxy: [null, { option: true, scope: 'worker' }],
  platform: [
    async ({ databaseProxy }, use, worker) => {
      const name = `worker_${worker.workerIndex}_${process.pid}`;
      await createDatabase(databaseUrl('postgres'), name, TEMPLATE);
      await databaseProxy?.start();
      const platform = await startPlatform({
        ports: await freePorts(),
        dataDir: join(TEST_DIR, 'data'),
        storeDir: join(TEST_DIR, 'store', name),
        databaseUrl: databaseProxy?.standBefore(databaseUrl(name)) ?? databaseUrl(name),
        // Test automation is faster than any person.
        backendEnv: { RATE_LIMITS: 'off', GUEST_REQUEST_MIN_MS: '100' },
      });
      const pool = openPool({ connectionString: databaseUrl(name), max: 2 });
      const sql: WorkerPlatform['sql'] = async (text, values) =>
        (await pool.query(text, values)).rows;
      platform.configure({ hostCapabilities: WITHOUT_STREAM });
      await use({ ...platform, sql });
      await pool.end();
      await platform.stop();
      await databaseProxy?.stop();
      await dropDatabase(databaseUrl('postgres'), name);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.addresses.shell),
  breaksPolicy: [false, { option: true }],
  connection: [undefined, { option: true }],
  context: async ({ context, connection }, use) => {
    await context.addInitScript({ content: saysOfItsNetwork(connection) });
    await use(context);
  },
  guard: [
    async ({ page, breaksPolicy }, use) => {
      const problems = watch(page);
      await use(undefined);
      if (!breaksPolicy) expect(problems, 'policy violations and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A script that sets the value, because browsers have no option for it. */
export const saysOfItsNetwork = (connection: object | undefined): string =>
  `Object.defineProperty(navigator, 'connection', { configurable: true, value: ${JSON.stringify(connection)} });`;

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy|trusted ?type|TrustedScript/i.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}
