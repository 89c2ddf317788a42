import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from '@rstest/core';
import { errorAnswer } from '@vitrina/contract/entities/error-answer';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import type { Role } from '@vitrina/contract/rules/roles';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { noRateLimiter } from '../http/rate-limiter.ts';
import { errorsOfCall } from '../openapi/errors-of-call.ts';
import { createCatalogue } from '../products/catalogue.ts';
import { startSession } from '../sessions/sessions.ts';
import type { UserRow } from '../users/user-answer.ts';
import { type FakePayments, fakePayments } from './fake-payments.ts';
import { listUnnamedWrites } from './list-unnamed-writes.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { sharedTempFolder } from './shared-temp-folder.ts';
import { createTestDatabase } from './test-database.ts';

export interface SignedIn {
  user: UserRow;
  headers: { authorization: string };
}

export interface TestApi {
  app: FastifyInstance;
  db: Database;
  context: Context;
  payments: FakePayments;
  /** A new account with this role, signed in; by default verified, with all permissions. */
  signIn(role?: Role, columns?: Partial<typeof users.$inferInsert>): Promise<SignedIn>;
}

/** An API that the test closes itself. */
export interface StartedApi extends TestApi {
  close(): Promise<void>;
}

type Overrides = Partial<Context> | ((db: Database) => Partial<Context>);

/** The API of `startTestApi` for one test file: started before its tests, closed after them. */
export function useTestApi(overrides?: Overrides): TestApi {
  let started: StartedApi | undefined;
  beforeAll(async () => {
    started = await startTestApi(overrides);
  });
  afterAll(() => started?.close());
  const current = () => {
    if (!started) throw new Error('The API exists only while tests run.');
    return started;
  };
  return {
    get app() {
      return current().app;
    },
    get db() {
      return current().db;
    },
    get context() {
      return current().context;
    },
    get payments() {
      return current().payments;
    },
    signIn: (...account) => current().signIn(...account),
  };
}

/**
 * The real API on its own database; only the card provider is a fake. It does not listen: call it with
 * `app.inject`.
 */
export async function startTestApi(overrides: Overrides = {}): Promise<StartedApi> {
  const database = await createTestDatabase();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: sharedTempFolder() });
  const payments = fakePayments();
  const context: Context = {
    config,
    db: database.db,
    payments,
    files: localFileStore(`${config.dataDir}/files`),
    privateFiles: localFileStore(`${config.dataDir}/private-files`),
    catalogue: createCatalogue(database.db, config.origins.files),
    limits: noRateLimiter,
    migrations: MIGRATIONS_FOLDER,
    ...(typeof overrides === 'function' ? overrides(database.db) : overrides),
  };
  const app = await buildApi(context);
  const undocumented = listUndocumentedErrors(app);
  const unnamed = listUnnamedWrites(database.db);
  let accounts = 0;
  return {
    app,
    db: database.db,
    context,
    payments,
    async signIn(role = 'user', columns = {}) {
      accounts += 1;
      const email = `${role}${accounts}@exemplu.ro`;
      const permissions = role === 'admin' ? [...PERMISSIONS] : [];
      const values = { email, role, permissions, name: `Ana ${accounts}`, phone: '0712345678' };
      const [user] = await database.db
        .insert(users)
        .values({ ...values, emailVerifiedAt: new Date(), ...columns })
        .returning();
      if (!user) throw new Error('The account was not created.');
      const token = await startSession(database.db, user.id);
      return { user, headers: { authorization: `Bearer ${token}` } };
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(config.dataDir, { recursive: true, force: true });
      if (unnamed.size > 0) throw new Error(`outside a transaction: ${[...unnamed].join('\n')}`);
      if (undocumented.size > 0) throw new Error(`not in the contract: ${[...undocumented]}`);
    },
  };
}

/** Collects errors of calls that the OpenAPI document does not list. */
function listUndocumentedErrors(app: FastifyInstance): Set<string> {
  const found = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call || reply.statusCode < 400 || typeof payload !== 'string') return;
    const { code } = errorAnswer.parse(JSON.parse(payload));
    if (!errorsOfCall(call).some((known) => known === code)) found.add(`${call.name} ${code}`);
  });
  return found;
}
