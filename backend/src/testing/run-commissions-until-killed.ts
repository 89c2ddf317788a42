/**
 * Program for tests of a killed process: runs the commission job. Arguments: database, folder of files, time of
 * the run, and the number of the statement before which it kills itself. With fewer statements it ends
 * normally.
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
