/**
 * Program for a test of a process that dies: tells of returned stock on a database (first argument),
 * and kills itself before the statement with the number in the second. When there are fewer, it ends
 * as usual.
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
