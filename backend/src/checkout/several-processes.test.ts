/** Several processes end the same checkouts on one database; one of them dies in the middle. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { createCatalogue } from '../products/catalogue.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { assertInvariants, moneyOfSandbox } from '../testing/assert-invariants.ts';
import { freePort } from '../testing/free-port.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { useProgram } from '../testing/use-program.ts';
import { preparePayment } from './create-payment-intent.ts';
import { STRANGER } from './payer.ts';
import { refundDuePayments } from './refund-due-payments.ts';
import { releaseExpiredCheckouts } from './release-expired-checkouts.ts';

const sweeper = useProgram('src/testing/sweep-until-killed.ts');
const DELIVERY = {
  ...{ name: 'Ana Popescu', phone: '0712345678', zip: '400001', county: 'Cluj' as const },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let origin: string;
let closeSandbox: () => Promise<void>;
let context: Pick<Context, 'db' | 'payments' | 'catalogue' | 'config'>;
const shelf: { id: number; stock: number }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({
    ...{ port, origin, host: '127.0.0.1' },
    databaseUrl: database.url,
  });
  closeSandbox = sandbox.close;
  const { db } = database;
  const config = readConfig({ NODE_ENV: 'test' });
  const payments = stripePayments('sk_test_sandbox', origin);
  context = { db, config, payments, catalogue: createCatalogue(db, config.origins.files) };
});
afterAll(async () => {
  await closeSandbox();
  await database.close();
});

/** Expired checkouts of one product: paid with and without an address, and not paid. */
async function expireCheckouts(): Promise<void> {
  const product = await insertProduct(database.db, { priceBani: 5000, stock: 50 });
  shelf.push({ id: product.id, stock: 50 });
  for (let index = 0; index < 9; index += 1) {
    const payment = await preparePayment(
      context,
      {
        ...{ amount: 7000, products: [{ product_id: product.id, quantity: 1 }] },
        ...{ email: 'ana@exemplu.ro', delivery: index % 3 === 0 ? DELIVERY : undefined },
      },
      STRANGER,
    );
    if (index % 3 === 2) continue;
    await fetch(`${origin}/v1/payment_intents/${payment.id}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox' },
      body: new URLSearchParams({ 'payment_method_data[card][number]': '4242424242424242' }),
    });
  }
  await database.db.execute(
    sql`update checkouts set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where state = 'open'`,
  );
}

async function sweep(): Promise<void> {
  await releaseExpiredCheckouts(context);
  await refundDuePayments(context.db, context.payments);
}

/** Another process that does the same and dies before this statement. @returns its output */
async function startDyingSweeper(killBefore: number) {
  const args = [sweeper.path, database.url, origin, String(killBefore)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await once(child.stdout, 'data');
  return { ended: once(child, 'close').then(() => said) };
}

/** Each needs a new process. */
const DEATHS = process.env.VITRINA_TEST_ALL ? [2, 5, 9, 14, 22, 31, 45] : [2, 14, 45];

test.each(DEATHS)(
  'one of two dies before its statement %d: the other ends everything, each thing once',
  async (killBefore) => {
    await expireCheckouts();
    const dying = await startDyingSweeper(killBefore);
    await sweep();
    await dying.ended;
    await sweep();
    await assertInvariants(database.db, await moneyOfSandbox(database.db), shelf);
    const { rows } = await database.db.execute(
      sql`select state from checkouts where state = 'open' or (paid_at is not null and state = 'released' and refunded_at is null)`,
    );
    expect(rows).toEqual([]);
  },
  60_000,
);
