/**
 * Program for tests of a killed process: mails stock alerts. Arguments: database, and the number of the
 * statement before which it kills itself. With fewer statements it ends normally.
 */
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { tellReturnedStock } from '../stock-alerts/tell-returned-stock.ts';
import { StatementCounter } from './die-before-statement.ts';

const [databaseUrl = '', killBefore = ''] = process.argv.slice(2);

const counter = new StatementCounter(Number(killBefore));
counter.begin();

const { db, close } = openDatabase(databaseUrl);
await tellReturnedStock(db, readConfig({ NODE_ENV: 'test' }));
await close();
process.stdout.write(`statements ${counter.statements}\n`);
