/**
 * Program for a test of a process that dies: runs the commission job on a database and a folder of
 * files (first arguments) as at a moment (third), and kills itself before the statement with the
 * number in the fourth argument. When there are fewer, it ends as usual.
 */
import { runCommissions } from '../commissions/run-commissions.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { StatementCounter } from './die-before-statement.ts';

const [databaseUrl = '', filesFolder = '', now = '', killBefore = ''] = process.argv.slice(2);

const counter = new StatementCounter(Number(killBefore));
counter.begin();

const config = readConfig({ NODE_ENV: 'test' });
const { db, close } = openDatabase(databaseUrl);
const log = { error: () => {}, warn: () => {}, info: () => {} };
const files = localFileStore(filesFolder);
await runCommissions({ config, db, files }, log, new Date(now));
await close();
process.stdout.write(`statements ${counter.statements}\n`);
