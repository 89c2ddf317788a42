import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApi } from './app.ts';
import type { Config } from './config.ts';
import { type OpenDatabase, openDatabase } from './database/database.ts';
import { ensureDatabase } from './database/databases.ts';
import { startEmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { buildFileHost } from './files/file-host.ts';
import { localFileStore } from './files/file-store.ts';
import type { Context } from './http/context.ts';
import { databaseRateLimiter, noRateLimiter } from './http/rate-limiter.ts';
import { startJobs } from './jobs.ts';
import { startMailWorker } from './mails/mail-worker.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { createCatalogue } from './products/catalogue.ts';

/** Beside this file in the sources, and beside the bundle in `dist`. */
const MIGRATIONS = join(import.meta.dirname, 'database/migrations');
const EMBEDDED_DATABASE = 'vitrina';

export interface Backend {
  /** Ends what is under way, then everything else in the opposite order of the start. */
  close(): Promise<void>;
}

/** Starts database, API and file host; when it answers, all of them listen. */
export async function startBackend(config: Config): Promise<Backend> {
  const started: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of started.reverse()) await stop();
  };
  try {
    const database = await startDatabase(config, started);
    const context = createContext(config, database);
    await listen(await buildFileHost(context), config, config.ports.files, started);
    const api = await buildApi(context);
    await listen(api, config, config.ports.api, started);
    const jobs = startJobs(context, api.log);
    started.push(() => jobs.stop());
    if (config.demonstration) {
      const mails = startMailWorker(database.db, api.log);
      started.push(() => mails.stop());
    }
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects to the configured server, or to our own one; the schema is up to date afterwards. */
async function startDatabase(
  config: Config,
  started: (() => Promise<unknown>)[],
): Promise<OpenDatabase> {
  let url = config.databaseUrl;
  if (!url) {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
    started.push(() => postgres.stop());
    await ensureDatabase(postgres.url('postgres'), EMBEDDED_DATABASE);
    url = postgres.url(EMBEDDED_DATABASE);
  }
  await migrate(config.databaseDirectUrl ?? url, MIGRATIONS);
  const database = openDatabase(url);
  started.push(() => database.close());
  return database;
}

const createContext = (config: Config, { db }: OpenDatabase): Context => ({
  config,
  db,
  payments: stripePayments(
    config.payments.secretKey,
    config.payments.mode === 'sandbox' ? `http://127.0.0.1:${config.ports.payments}` : undefined,
  ),
  files: localFileStore(join(config.dataDir, 'files')),
  catalogue: createCatalogue(db, config.origins.files),
  limits: config.rateLimits ? databaseRateLimiter(db) : noRateLimiter,
});

async function listen(
  app: FastifyInstance,
  { host }: Config,
  port: number,
  started: (() => Promise<unknown>)[],
): Promise<void> {
  started.push(() => app.close());
  await app.listen({ host, port });
}
