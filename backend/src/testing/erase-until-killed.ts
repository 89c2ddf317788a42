/**
 * Program for tests of a killed process. Arguments: database, id of a staff member, id of the person to erase,
 * and the number of the statement before which it kills itself. With fewer statements it ends normally.
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
