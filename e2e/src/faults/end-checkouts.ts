import { refundDuePayments } from '@vitrina/backend/checkout/refund-due-payments';
import { releaseExpiredCheckouts } from '@vitrina/backend/checkout/release-expired-checkouts';
import { readConfig } from '@vitrina/backend/config';
import { openDatabase } from '@vitrina/backend/database/database';
import { stripePayments } from '@vitrina/backend/payments/stripe-payments';
import { databaseUrl } from '../database.ts';
import type { Host } from './host.ts';

/**
 * Expires every open checkout and runs the backend's cleanup jobs, as another backend process would; the
 * running one checks only twice a minute.
 */
export async function endCheckouts(host: Host): Promise<void> {
  await expireCheckouts(host);
  const [database] = await host.sql<{ name: string }>('select current_database() as name');
  const { db, close } = openDatabase(databaseUrl(database?.name ?? ''));
  const payments = stripePayments('sk_test_sandbox', host.addresses.payments);
  try {
    await releaseExpiredCheckouts({ db, config: readConfig({ NODE_ENV: 'test' }), payments });
    await refundDuePayments(db, payments);
  } finally {
    await close();
  }
}

/** Expires all open checkouts. */
export const expireCheckouts = ({ sql }: Host): Promise<object[]> =>
  sql(
    "update checkouts set expires_at = now() - interval '1 second', created_at = created_at - interval '2 days', held_since = held_since - interval '2 days', paid_at = paid_at - interval '2 days' where state = 'open'",
  );
