/**
 * Program for a test of a process that dies: erases a person (third argument) of a database (first)
 * in the name of one of the staff (second), and kills itself before the statement with the number in
 * the fourth argument. When there are fewer, it ends as usual.
 */
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { erase } from '../erasure/erase-person.ts';
import { StatementCounter } from './die-before-statement.ts';

const [databaseUrl = '', actorId, personId, killBefore] = process.argv.slice(2);

const counter = new StatementCounter(Number(killBefore));
counter.begin();

const { db, close } = openDatabase(databaseUrl);
await erase({ db, config: readConfig({ NODE_ENV: 'test' }) }, Number(actorId), Number(personId));
await close();
process.stdout.write(`statements ${counter.statements}\n`);
