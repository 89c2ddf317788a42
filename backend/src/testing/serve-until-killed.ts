/**
 * Program for tests of a killed process: serves the API and prints its address. Arguments: database, origin of a
 * payments sandbox, and the number of the statement, counted from a request with the header `x-count`, before
 * which it kills itself. With fewer statements it kills itself between its last statement and the answer, after
 * printing their number and those after which it called the payments sandbox.
 */
import { subscribe } from 'node:diagnostics_channel';
import { buildApi } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { noRateLimiter } from '../http/rate-limiter.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { createCatalogue } from '../products/catalogue.ts';
import { die, StatementCounter } from './die-before-statement.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

const [databaseUrl = '', sandboxOrigin = '', killBefore] = process.argv.slice(2);
const counter = new StatementCounter(Number(killBefore));

const config = readConfig({ NODE_ENV: 'test' });
const { db } = openDatabase(databaseUrl);
const app = await buildApi({
  config,
  db,
  payments: stripePayments('sk_test_sandbox', sandboxOrigin),
  files: localFileStore(config.dataDir),
  privateFiles: localFileStore(config.dataDir),
  catalogue: createCatalogue(db, config.origins.files),
  limits: noRateLimiter,
  migrations: MIGRATIONS_FOLDER,
});
let isCounting = false;
const asked: number[] = [];
subscribe('http.client.request.start', () => asked.push(counter.statements));
app.addHook('onRequest', async (request) => {
  if (request.headers['x-count'] === undefined) return;
  isCounting = true;
  counter.begin();
});
app.addHook('onSend', async () => {
  if (!isCounting) return;
  process.stdout.write(`${JSON.stringify({ statements: counter.statements, asked })}\n`);
  die();
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
