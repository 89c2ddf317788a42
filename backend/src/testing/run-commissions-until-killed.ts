/**
 * Program for a test of a process that dies: runs the commission job on a database and a folder of
 * files (first arguments) as at a moment (third), and kills itself before the statement with the
 * number in the fourth argument. When there are fewer, it ends as usual.
 */
import { Client } from 'pg';
import { runCommissions } from '../commissions/run-commissions.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { localFileStore } from '../files/local-file-store.ts';

const [databaseUrl = '', filesFolder = '', now = '', killBefore = ''] = process.argv.slice(2);

let statements = 0;
const send = Client.prototype.query as (...values: unknown[]) => unknown;
Object.assign(Client.prototype, {
  query(this: Client, ...values: unknown[]) {
    statements += 1;
    if (statements === Number(killBefore)) process.kill(process.pid, 'SIGKILL');
    return send.apply(this, values);
  },
});

const config = readConfig({ NODE_ENV: 'test' });
const { db, close } = openDatabase(databaseUrl);
const log = { error: () => {}, warn: () => {}, info: () => {} };
const files = localFileStore(filesFolder);
await runCommissions({ config, db, files }, log, new Date(now));
await close();
process.stdout.write(`statements ${statements}\n`);
