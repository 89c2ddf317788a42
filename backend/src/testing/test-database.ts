import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from '@rstest/core';
import { type Database, openDatabase } from '../database/database.ts';
import { createDatabase, dropDatabase } from '../database/databases.ts';

/** Set by `start-database-server.ts`; test files run in other processes. */
export const TEST_SERVER_VARIABLE = 'VITRINA_TEST_SERVER';
export const TEST_TEMPLATE_VARIABLE = 'VITRINA_TEST_TEMPLATE';

interface TestDatabase {
  readonly url: string;
  readonly db: Database;
}

/**
 * A new, migrated database for one test file: created before its tests (about 80 ms), removed after them.
 *
 * @example
 * const database = useTestDatabase();
 * test('…', async () => { await database.db.insert(users).values({ email: 'ana@exemplu.ro' }); });
 */
export function useTestDatabase(): TestDatabase {
  let opened: (TestDatabase & { close(): Promise<void> }) | undefined;
  beforeAll(async () => {
    opened = await createTestDatabase();
  });
  afterAll(() => opened?.close());
  const current = () => {
    if (!opened) throw new Error('The database exists only while tests run.');
    return opened;
  };
  return {
    get url() {
      return current().url;
    },
    get db() {
      return current().db;
    },
  };
}

/** The same for a test that creates and closes its database itself. */
export async function createTestDatabase(): Promise<TestDatabase & { close(): Promise<void> }> {
  const adminUrl = variable(TEST_SERVER_VARIABLE);
  const name = `vitrina_test_${randomBytes(6).toString('hex')}`;
  await createDatabase(adminUrl, name, variable(TEST_TEMPLATE_VARIABLE));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const { db, close } = openDatabase(url.href);
  return {
    url: url.href,
    db,
    async close() {
      await close();
      await dropDatabase(adminUrl, name);
    },
  };
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the tests with this package's rstest.config.ts.`);
  return value;
}
