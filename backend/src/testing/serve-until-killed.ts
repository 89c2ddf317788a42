/**
 * Program for tests of a process that dies: serves the API on a database (first argument) with a
 * payments sandbox (second), writes its address, and kills itself before the statement with the
 * number in the third argument that it would send after a request with the header `x-count` came.
 * When there are fewer, it kills itself between its last statement and the answer, and writes before
 * how many there were and after which of them it asked the payments sandbox.
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
