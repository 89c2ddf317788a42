/**
 * Program for tests of a process that dies: runs the jobs of payments on a database (first argument)
 * with a payments sandbox (second), and kills itself before the statement with the number in the
 * third argument.
 */

import { refundDuePayments } from '../checkout/refund-due-payments.ts';
import { releaseExpiredCheckouts } from '../checkout/release-expired-checkouts.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { die, StatementCounter } from './die-before-statement.ts';

const [databaseUrl = '', sandboxOrigin = '', killBefore] = process.argv.slice(2);
const counter = new StatementCounter(Number(killBefore));
const { db } = openDatabase(databaseUrl);
const payments = stripePayments('sk_test_sandbox', sandboxOrigin);
const config = readConfig({ NODE_ENV: 'test' });

process.stdout.write('ready\n');
counter.begin();
await releaseExpiredCheckouts({ db, config, payments });
await refundDuePayments(db, payments);
process.stdout.write('done\n');
die();
