import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApi } from './app.ts';
import { WEBHOOK_PATH } from './checkout/webhook-routes.ts';
import { startCommissionJob } from './commissions/start-commission-job.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { type OpenDatabase, openDatabase } from './database/database.ts';
import { ensureDatabase } from './database/databases.ts';
import { startEmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { buildFileHost } from './files/file-host.ts';
import { openFileStore, openPrivateStore } from './files/open-file-store.ts';
import { databaseRateLimiter, noRateLimiter } from './http/rate-limiter.ts';
import { startJobs } from './jobs.ts';
import { noTransport, startMailWorker } from './mails/mail-worker.ts';
import { smtpTransport } from './mails/smtp-transport.ts';
import { listDemoPayments } from './orders/orders-repository.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { privateFileRoutes } from './private-files/private-file-host.ts';
import { createCatalogue } from './products/catalogue.ts';

/** Beside this file in the sources, and beside the bundle in `dist`. */
const MIGRATIONS = join(import.meta.dirname, 'database/migrations');
const PICTURES = join(import.meta.dirname, 'seed/pictures');
const EMBEDDED_DATABASE = 'vitrina';

export interface Backend {
  /** Finishes work in progress, then stops everything in reverse order of the start. */
  close(): Promise<void>;
}

/** Stop functions, in the order of the start. */
type Started = (() => Promise<unknown>)[];

/** Starts database, API, file host and their dependencies; resolves when all listen. */
export async function startBackend(config: Config): Promise<Backend> {
  const started: Started = [];
  const close = async () => {
    for (const stop of started.reverse()) await stop();
  };
  try {
    const url = await startDatabase(config, started);
    const database = openDatabase(url);
    started.push(() => database.close());
    const context = createContext(config, database);
    if (config.seed === 'demo') await seed(context);
    if (config.payments.mode === 'sandbox') await startPayments(context, url, started);
    await listen(
      await buildFileHost(context, [privateFileRoutes]),
      config,
      config.ports.files,
      started,
    );
    const api = await buildApi(context);
    await listen(api, config, config.ports.api, started);
    startBackgroundWork(context, api.log, started);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The configured server, or an embedded one.
 * @returns the address of the migrated database
 */
async function startDatabase(config: Config, started: Started): Promise<string> {
  let url = config.databaseUrl;
  if (!url) {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
    started.push(() => postgres.stop());
    await ensureDatabase(postgres.url('postgres'), EMBEDDED_DATABASE);
    url = postgres.url(EMBEDDED_DATABASE);
  }
  await migrate(config.databaseDirectUrl ?? url, MIGRATIONS);
  return url;
}

/** Loaded on demand, because it contains the demonstration's texts. */
async function seed({ db, config, files }: Context): Promise<void> {
  const { seedDemo } = await import('./seed/seed.ts');
  await seedDemo({ db, files, pictures: PICTURES, config, now: new Date() });
}

async function startPayments(
  { config, db }: Context,
  databaseUrl: string,
  started: Started,
): Promise<void> {
  const { startSandbox } = await import('./sandbox/start-sandbox.ts');
  const { ports, origins, host, brand } = config;
  const sandbox = await startSandbox({
    port: ports.payments,
    host,
    origin: origins.payments,
    primary: brand.primary,
    secretKey: config.payments.secretKey,
    pagePassword: config.devPassword,
    databaseUrl,
    webhook: {
      url: `http://127.0.0.1:${ports.api}${WEBHOOK_PATH}`,
      secret: config.payments.webhookSecret,
    },
    adopted: config.seed === 'demo' ? await listDemoPayments(db) : [],
  });
  started.push(() => sandbox.close());
}

function startBackgroundWork(
  context: Context,
  log: FastifyInstance['log'],
  started: Started,
): void {
  const jobs = startJobs(context, log);
  started.push(() => jobs.stop());
  const commissions = startCommissionJob(context, log);
  started.push(() => commissions.stop());
  const { smtp, brand } = context.config;
  const transport = smtp ? smtpTransport(smtp, brand, context.files) : noTransport;
  const mails = startMailWorker(context.db, log, { transport });
  started.push(() => mails.stop());
}

const createContext = (config: Config, { db }: OpenDatabase): Context => ({
  config,
  db,
  payments: stripePayments(
    config.payments.secretKey,
    config.payments.mode === 'sandbox' ? `http://127.0.0.1:${config.ports.payments}` : undefined,
  ),
  files: openFileStore(config),
  privateFiles: openPrivateStore(config),
  catalogue: createCatalogue(db, config.origins.files),
  migrations: MIGRATIONS,
  limits: config.rateLimits ? databaseRateLimiter(db) : noRateLimiter,
});

async function listen(
  app: FastifyInstance,
  { host }: Config,
  port: number,
  started: Started,
): Promise<void> {
  started.push(() => app.close());
  await app.listen({ host, port });
}
