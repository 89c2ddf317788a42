import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { readConfig } from '../config.ts';
import {
  commissions,
  mails,
  notifications,
  partners,
  users,
  userWebsites,
} from '../database/schema.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { encryptSyncKey } from '../partners/sync-key.ts';
import { runUntilKilled, statementsIn } from '../testing/run-until-killed.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { useProgram } from '../testing/use-program.ts';
import { runCommissions } from './run-commissions.ts';

const program = useProgram('src/testing/run-commissions-until-killed.ts');
/** Every n-th statement; each death needs a new process. */
const STRIDE = process.env.VITRINA_TEST_ALL ? 1 : 12;
const NOW = '2025-09-02T12:00:00Z';
const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'vitrina-killed-'));
let server: Server;

beforeAll(async () => {
  const order = { id: 1, createdAt: '2025-08-10T10:00:00Z', totalBani: 10_000 };
  server = createServer((_, response) => response.end(JSON.stringify({ orders: [order] })));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  const { db } = database;
  await db.delete(mails);
  await db.delete(users);
  const person = { email: 'ana@exemplu.ro', name: 'Ana' };
  const [owner] = await db.insert(users).values(person).returning();
  const userId = owner?.id ?? 0;
  const websiteUrl = 'https://a.exemplu.ro';
  await db.insert(userWebsites).values({ userId, businessName: 'A', websiteUrl });
  const { encryptionKey } = readConfig({ NODE_ENV: 'test' });
  await db.insert(partners).values({
    userId,
    name: 'A',
    websiteUrl,
    syncUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sync`,
    syncKeyEncrypted: encryptSyncKey('vsk_1', encryptionKey),
    createdAt: new Date('2025-08-05T00:00:00Z'),
  });
});

/** Runs the job in another process. @returns its number of statements; null when it was killed */
async function run(killBefore = 0): Promise<number | null> {
  const args = [database.url, folder, NOW, killBefore];
  return statementsIn(await runUntilKilled(program.path, database.db, args));
}

/** Runs the job in this process. */
const goOn = () =>
  runCommissions(
    { db: database.db, config: readConfig({ NODE_ENV: 'test' }), files: localFileStore(folder) },
    { error: () => {}, warn: () => {}, info: () => {} },
    new Date(NOW),
  );

async function expectOneOfEach(): Promise<void> {
  const { db } = database;
  const owed = await db.select().from(commissions);
  expect(owed).toMatchObject([{ salesBani: 10_000, commissionBani: 900 }]);
  expect(existsSync(join(folder, owed[0]?.invoiceUrl ?? 'missing'))).toBe(true);
  expect(await db.$count(notifications)).toBe(1);
  expect(await db.$count(mails)).toBe(1);
}

test('whatever statement a run is killed before, the next run finishes its work, once', async () => {
  const statements = await run();
  await expectOneOfEach();
  for (let killBefore = 2; killBefore <= Number(statements); killBefore += STRIDE) {
    await database.db.delete(commissions);
    await database.db.delete(notifications);
    await database.db.delete(mails);
    expect(await run(killBefore)).toBeNull();
    await goOn();
    await expectOneOfEach();
  }
}, 120_000);

test('two processes at once do the work once', async () => {
  await Promise.all([run(), run()]);
  await expectOneOfEach();
});
