/** The process dies at each step of paying a commission; then another one takes over. */
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { commissionPayments, commissions, mails, users, userWebsites } from '../database/schema.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { startSession } from '../sessions/sessions.ts';
import { moneyOfSandbox } from '../testing/assert-invariants.ts';
import { useDyingServers } from '../testing/dying-servers.ts';
import { freePort } from '../testing/free-port.ts';
import { sendEventTo } from '../testing/send-event.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { endCommissionPayments } from './end-commission-payments.ts';

type Answer = Record<string, string | number>;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: { origin: string; close(): Promise<void> };
const servers = useDyingServers({
  databaseUrl: () => database.url,
  sandboxOrigin: () => sandbox.origin,
});
const AMOUNT = 45_000;
let authorization = '';
let userWebsiteId = 0;
let months = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = await startSandbox({
    ...{ port, origin, host: '127.0.0.1' },
    databaseUrl: database.url,
  });
  sandbox = { origin, close: started.close };
  const { db } = database;
  const [owner] = await db.insert(users).values({ email: 'ana@exemplu.ro' }).returning();
  const userId = owner?.id ?? 0;
  const site = { userId, businessName: 'A', websiteUrl: 'https://a.exemplu.ro' };
  const [website] = await db.insert(userWebsites).values(site).returning();
  userWebsiteId = website?.id ?? 0;
  authorization = `Bearer ${await startSession(db, userId)}`;
});

afterAll(async () => {
  await sandbox.close();
  await database.close();
});

/** An unpaid month. */
async function owe(): Promise<number> {
  months += 1;
  const day = (n: number) => new Date(Date.UTC(1900, months, n)).toISOString().slice(0, 10);
  const [row] = await database.db
    .insert(commissions)
    .values({
      ...{ userWebsiteId, periodStart: day(1), periodEnd: day(20), salesBani: 10 * AMOUNT },
      ...{ commissionBani: AMOUNT, tiers: tiersFor('2025-01'), invoiceUrl: '/factura.pdf' },
    })
    .returning();
  return row?.id ?? 0;
}

async function start(
  address: string,
  id: number,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${address}/api/commissions/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, ...headers },
    body: JSON.stringify({ commissionIds: [id], amount: AMOUNT }),
  });
  return (await answer.json()) as Answer;
}

/** What Stripe.js does when the payer presses "pay". */
async function pay({ clientSecret }: Answer): Promise<void> {
  const id = String(clientSecret).split('_secret')[0];
  const answer = await fetch(`${sandbox.origin}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      client_secret: String(clientSecret),
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
    }),
  });
  expect(answer.status).toBe(200);
}

/** Runs the jobs of a later process, after all deadlines. */
async function sweep(): Promise<void> {
  const { db } = database;
  await db.update(commissionPayments).set({ expiresAt: sql`now() - interval '1 second'` });
  const payments = stripePayments('sk_test_sandbox', sandbox.origin);
  await endCommissionPayments({ db, config: readConfig({ NODE_ENV: 'test' }), payments });
}

/** Each received payment pays its invoices or is refunded; each invoice is paid and announced at most once. */
async function assertAllIsWell(): Promise<void> {
  const { db } = database;
  const { succeeded, refunded } = await moneyOfSandbox(db);
  const payments = await db.select().from(commissionPayments);
  const paid = payments.filter(({ state }) => state === 'paid');
  const ends = [...paid.map(({ paymentIntentId }) => paymentIntentId), ...refunded];
  expect(ends.toSorted()).toEqual(succeeded.toSorted());
  expect(payments.filter(({ state }) => state === 'open')).toEqual([]);
  const { rows } = await db.execute<{ id: number; times: number }>(sql`
    select commissions.id, count(commission_payments.id)::int as times from commissions
      left join commission_payment_items on commission_id = commissions.id
      left join commission_payments on commission_payments.id = payment_id and state = 'paid'
      group by commissions.id having count(commission_payments.id) <> commissions.is_paid::int`);
  expect(rows).toEqual([]);
  expect(await db.$count(mails, sql`dedupe_key like 'commission-receipt:%'`)).toBe(paid.length);
}

const countPaid = () => database.db.$count(commissions, sql`is_paid`);

test.skipIf(!process.env.VITRINA_TEST_ALL)(
  'starting a payment: nothing is charged, and the next one starts',
  async () => {
    const helper = await servers.startServer('never');
    let id = 0;
    const steps = await servers.atSteps(
      async (address) => {
        id = await owe();
        await start(address, id, { 'x-count': '1' });
      },
      async (deaths) => {
        if (deaths % 2) await sweep();
        await pay(await start(helper.address, id));
        await sweep();
        expect(await countPaid()).toBe(deaths);
        await assertAllIsWell();
      },
    );
    expect(steps).toBeGreaterThan(5);
  },
  180_000,
);

test('the event of a payment: whoever goes on, event or job, the invoice is paid once', async () => {
  const helper = await servers.startServer('never');
  const before = await countPaid();
  let payment: Answer = {};
  const steps = await servers.atSteps(
    async (address) => {
      payment = await start(helper.address, await owe());
      await pay(payment);
      await sendEventTo(address, payment, AMOUNT, { 'x-count': '1' });
    },
    async (deaths) => {
      if (deaths % 2) await sendEventTo(helper.address, payment, AMOUNT);
      await sweep();
      expect(await countPaid()).toBe(before + deaths);
      await assertAllIsWell();
    },
  );
  expect(steps).toBeGreaterThan(8);
}, 180_000);

test.skipIf(!process.env.VITRINA_TEST_ALL)(
  'money that goes back after staff marked the invoice: it goes back once',
  async () => {
    const helper = await servers.startServer('never');
    const before = await countPaid();
    let payment: Answer = {};
    await servers.atSteps(
      async (address) => {
        const id = await owe();
        payment = await start(helper.address, id);
        await database.db.execute(
          sql`update commissions set is_paid = true, paid_at = now(), paid_by = 'staff' where id = ${id}`,
        );
        await pay(payment);
        await sendEventTo(address, payment, AMOUNT, { 'x-count': '1' });
      },
      async (deaths) => {
        await sweep();
        const { refunded } = await moneyOfSandbox(database.db);
        expect(refunded).toHaveLength(deaths);
        expect(await countPaid()).toBe(before + deaths);
      },
    );
  },
  180_000,
);
