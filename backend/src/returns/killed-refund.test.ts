/** The process dies at each step of a refund; then another one takes over. */
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { refundDuePayments } from '../checkout/refund-due-payments.ts';
import { readConfig } from '../config.ts';
import { sendCreditNotes } from '../credit-notes/send-credit-notes.ts';
import { users } from '../database/schema.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { startSession } from '../sessions/sessions.ts';
import { assertInvariants, moneyOfSandbox } from '../testing/assert-invariants.ts';
import { useDyingServers } from '../testing/dying-servers.ts';
import { freePort } from '../testing/free-port.ts';
import { insertPaidOrder } from '../testing/insert-paid-order.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: { origin: string; close(): Promise<void> };
let productId = 0;
let token = '';
const { atSteps } = useDyingServers({
  databaseUrl: () => database.url,
  sandboxOrigin: () => sandbox.origin,
});

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = await startSandbox({
    ...{ port, origin, host: '127.0.0.1' },
    databaseUrl: database.url,
  });
  sandbox = { origin, close: started.close };
  productId = (await insertProduct(database.db, { priceBani: 5000, stock: 1000 })).id;
  const [admin] = await database.db
    .insert(users)
    .values({ email: 'sef@exemplu.ro', role: 'admin', permissions: ['shop', 'money'] })
    .returning();
  token = await startSession(database.db, admin?.id ?? 0);
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

const payments = () => stripePayments('sk_test_sandbox', sandbox.origin);

/** An order paid at the sandbox. */
async function placeOrder() {
  const provider = payments();
  return insertPaidOrder(
    {
      db: database.db,
      payments: {
        create: provider.create,
        async succeed(id: string) {
          await fetch(`${sandbox.origin}/v1/payment_intents/${id}/confirm`, {
            method: 'POST',
            headers: { authorization: 'Bearer sk_test_sandbox' },
            body: new URLSearchParams({ 'payment_method_data[card][number]': '4242424242424242' }),
          });
        },
      },
    },
    [{ productId, quantity: 2, priceBani: 5000 }],
  );
}

/** Runs the jobs of a later process. */
async function sweep(): Promise<void> {
  const files = localFileStore(`${sharedTempFolder()}/files`);
  const config = readConfig({ NODE_ENV: 'test' });
  await refundDuePayments(database.db, payments());
  await sendCreditNotes({ db: database.db, config, files });
}

const sumOf = async (text: string): Promise<number> => {
  const { rows } = await database.db.execute<{ sum: number }>(sql.raw(text));
  return rows[0]?.sum ?? 0;
};

test('giving a part back: what was decided goes back once, with one document and one mail', async () => {
  let order = await placeOrder();
  const steps = await atSteps(
    async (address) => {
      order = await placeOrder();
      await fetch(`${address}/api/orders/${order.id}/refunds`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'x-count': '1' },
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ amount: 30, reason: 'Întârziere', refundable: 120 }),
      });
    },
    async () => {
      await sweep();
      const decided = await sumOf(
        `select coalesce(sum(amount_bani), 0)::int as sum from refunds where order_id = ${order.id}`,
      );
      const returned = await sumOf(
        `select coalesce(sum((data->>'amount')::int), 0)::int as sum from payments_sandbox.refunds where intent_id = '${order.paymentIntentId}'`,
      );
      expect([0, 3000]).toContain(decided);
      expect(returned).toBe(decided);
      const mails = await sumOf(
        `select count(*)::int as sum from mails where kind = 'refund' and recipient = '${order.email}'`,
      );
      expect(mails).toBe(decided / 3000);
      const money = await moneyOfSandbox(database.db);
      await assertInvariants(database.db, money, [], { isPlaced: false });
    },
  );
  // Deciding, recording and sending have more; with fewer steps it was not tested.
  expect(steps).toBeGreaterThan(20);
}, 240_000);
