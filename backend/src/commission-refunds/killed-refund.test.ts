/** The process dies at each step of refunding or correcting a commission; then another one takes over. */
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { eq, sql } from 'drizzle-orm';
import { sendCorrections } from '../commission-corrections/send-corrections.ts';
import { readConfig } from '../config.ts';
import {
  commissionPaymentItems,
  commissionPayments,
  commissions,
  users,
  userWebsites,
} from '../database/schema.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { startSession } from '../sessions/sessions.ts';
import { useDyingServers } from '../testing/dying-servers.ts';
import { freePort } from '../testing/free-port.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { carryOutRefunds } from './carry-out-refund.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: { origin: string; close(): Promise<void> };
let userId = 0;
let userWebsiteId = 0;
let months = 0;
let authorization = '';
const AMOUNT = 45_000;
const { atSteps } = useDyingServers({
  databaseUrl: () => database.url,
  sandboxOrigin: () => sandbox.origin,
});
const payments = () => stripePayments('sk_test_sandbox', sandbox.origin);

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
  userId = owner?.id ?? 0;
  const site = { userId, businessName: 'A', websiteUrl: 'https://a.exemplu.ro' };
  const [website] = await db.insert(userWebsites).values(site).returning();
  userWebsiteId = website?.id ?? 0;
  const [admin] = await db
    .insert(users)
    .values({ email: 'sef@exemplu.ro', role: 'admin', permissions: ['money'] })
    .returning();
  authorization = `Bearer ${await startSession(db, admin?.id ?? 0)}`;
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

/** A month paid by card at the sandbox. */
async function paidMonth(): Promise<{ id: number; intentId: string }> {
  const { db } = database;
  months += 1;
  const day = (n: number) => new Date(Date.UTC(1900, months, n)).toISOString().slice(0, 10);
  const made = await payments().create({ amountBani: AMOUNT });
  await fetch(`${sandbox.origin}/v1/payment_intents/${made.id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ 'payment_method_data[card][number]': '4242424242424242' }),
  });
  const paidAt = new Date();
  const [commission] = await db
    .insert(commissions)
    .values({
      ...{ userWebsiteId, periodStart: day(1), periodEnd: day(20), salesBani: 10 * AMOUNT },
      ...{ commissionBani: AMOUNT, tiers: tiersFor('2025-01'), invoiceUrl: '/factura.pdf' },
      ...{ isPaid: true, paidBy: 'card', paidAt },
    })
    .returning();
  const [payment] = await db
    .insert(commissionPayments)
    .values({
      ...{ userId, totalBani: AMOUNT, paymentIntentId: made.id, state: 'paid', paidAt },
      expiresAt: paidAt,
    })
    .returning();
  const id = commission?.id ?? 0;
  await db
    .insert(commissionPaymentItems)
    .values({ paymentId: payment?.id ?? 0, commissionId: id, amountBani: AMOUNT });
  return { id, intentId: made.id };
}

/** Runs the jobs of a later process. */
async function sweep(): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test' });
  await carryOutRefunds({ db: database.db, config, payments: payments() });
  const files = localFileStore(`${sharedTempFolder()}/files`);
  await sendCorrections({ db: database.db, config, files });
}

const sumOf = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await database.db.execute<{ sum: number }>(query)).rows[0]?.sum ?? 0);
const decidedBani = (id: number) =>
  sumOf(sql`select sum(amount_bani) from commission_refunds where commission_id = ${id}`);
const returnedBani = (intentId: string) =>
  sumOf(sql`select sum((data->>'amount')::int) from payments_sandbox.refunds
    where intent_id = ${intentId}`);
const rowOf = async (id: number) =>
  (await database.db.select().from(commissions).where(eq(commissions.id, id)))[0];

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api/commissions/admin/commissions/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-count': '1', authorization },
    body: JSON.stringify({ ...body, reason: 'Întârziere' }),
  });

test('a refund: what was decided goes back once, and then the invoice is owed again', async () => {
  let month = await paidMonth();
  const steps = await atSteps(
    async (address) => {
      month = await paidMonth();
      await post(address, `${month.id}/refund`, { amount: AMOUNT / 100 });
    },
    async () => {
      await sweep();
      const decided = await decidedBani(month.id);
      expect([0, AMOUNT]).toContain(decided);
      expect(await returnedBani(month.intentId)).toBe(decided);
      expect((await rowOf(month.id))?.isPaid).toBe(decided === 0);
      const told = sql`select count(*) as sum from mails
        where dedupe_key like ${`commission-returned:%:${month.id}`}`;
      expect(await sumOf(told)).toBe(decided / AMOUNT);
    },
  );
  expect(steps).toBeGreaterThan(10);
}, 240_000);

test.skipIf(!process.env.VITRINA_TEST_ALL)(
  'a correction: with its document, its refund and its mail, or without all of them',
  async () => {
    let month = await paidMonth();
    await atSteps(
      async (address) => {
        month = await paidMonth();
        const body = { amount: 30, commission: AMOUNT / 100 };
        await post(address, `${month.id}/corrections`, body);
      },
      async () => {
        await sweep();
        const corrected = (await rowOf(month.id))?.correctedBani;
        expect([0, 3000]).toContain(corrected);
        expect(await decidedBani(month.id)).toBe(corrected);
        expect(await returnedBani(month.intentId)).toBe(corrected);
        const documents = sql`select count(*) as sum from commission_corrections
        where commission_id = ${month.id} and path is not null`;
        expect(await sumOf(documents)).toBe((corrected ?? 0) / 3000);
        const gaps = sql`select count(*) as sum from (select number, row_number() over
        (order by number) as place from commission_corrections) as numbered where number <> place`;
        expect(await sumOf(gaps)).toBe(0);
        const mailed = sql`select count(*) as sum from mails where kind = 'commission-correction'`;
        const issued = sql`select count(*) as sum from commission_corrections`;
        expect(await sumOf(mailed)).toBe(await sumOf(issued));
      },
    );
  },
  240_000,
);
