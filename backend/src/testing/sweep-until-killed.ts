/**
 * Program for tests of a killed process: runs the jobs of payments. Arguments: database, origin of a payments
 * sandbox, and the number of the statement before which it kills itself.
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
